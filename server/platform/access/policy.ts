import { AppError } from '../errors';
import type { Scope } from './scopes';
import type { ApiClient, Person, Viewer } from './viewer';

/** Returns the viewer as a person. Throws UNAUTHENTICATED, NO_PROFILE or FORBIDDEN for others. */
export function requirePerson(viewer: Viewer): Person {
  if (viewer.kind === 'person') return viewer;
  if (viewer.kind === 'client') throw new AppError('FORBIDDEN');
  throw new AppError(viewer.subject ? 'NO_PROFILE' : 'UNAUTHENTICATED');
}

export function requireAdmin(viewer: Viewer): Person {
  const person = requirePerson(viewer);
  if (person.role !== 'admin') throw new AppError('FORBIDDEN');
  return person;
}

/** Throws FORBIDDEN if an API client lacks the scope, or if the scope is null, which means people only. */
export function requireScope({ scopes }: ApiClient, scope: Scope | null): void {
  if (scope === null) throw new AppError('FORBIDDEN', 'API clients can’t do this.');
  if (scopes.includes(scope)) return;
  throw new AppError('FORBIDDEN', `This API client needs the scope ${scope}.`, { scope });
}

/** Returns an administrator, or an API client with the scope. A null scope allows only administrators. */
export function requireAdminOr(scope: Scope | null, viewer: Viewer): Person | ApiClient {
  if (viewer.kind !== 'client') return requireAdmin(viewer);
  requireScope(viewer, scope);
  return viewer;
}

/** Returns a person or an API client, who may both read the catalogue. */
export function requireReader(viewer: Viewer): Person | ApiClient {
  return viewer.kind === 'client' ? viewer : requirePerson(viewer);
}

export const isAdmin = (viewer: Viewer): boolean => viewer.kind === 'person' && viewer.role === 'admin';

/** Returns true for administrators and API clients, who can read everything. */
export const readsEverything = (viewer: Viewer): boolean => isAdmin(viewer) || viewer.kind === 'client';

/** Returns a viewer who can read everything. Throws FORBIDDEN for others. */
export function requireReaderOfAll(viewer: Viewer): Person | ApiClient {
  const reader = requireReader(viewer);
  if (!readsEverything(reader)) throw new AppError('FORBIDDEN');
  return reader;
}
