import { AppError } from './errors';
import type { Scope } from './scopes';
import type { ApiClient, Person, Viewer } from './viewer';

/** The viewer as a person, or the coded refusal that says what is missing. */
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

/** Refuses a program what needs a scope that it has not; with null, what is for people alone. */
export function requireScope({ scopes }: ApiClient, scope: Scope | null): void {
  if (scope === null) throw new AppError('FORBIDDEN', 'API clients can’t do this.');
  if (scopes.includes(scope)) return;
  throw new AppError('FORBIDDEN', `This API client needs the scope ${scope}.`, { scope });
}

/** An administrator, or a program with the scope; administrators alone where that is null. */
export function requireAdminOr(scope: Scope | null, viewer: Viewer): Person | ApiClient {
  if (viewer.kind !== 'client') return requireAdmin(viewer);
  requireScope(viewer, scope);
  return viewer;
}

/** A person or an API client: whoever may read the catalogue. */
export function requireReader(viewer: Viewer): Person | ApiClient {
  return viewer.kind === 'client' ? viewer : requirePerson(viewer);
}

export const isAdmin = (viewer: Viewer): boolean => viewer.kind === 'person' && viewer.role === 'admin';

/** Reads everything: administrators and API clients. */
export const readsEverything = (viewer: Viewer): boolean => isAdmin(viewer) || viewer.kind === 'client';

/** Whoever reads everything, or the coded refusal that says what is missing. */
export function requireReaderOfAll(viewer: Viewer): Person | ApiClient {
  const reader = requireReader(viewer);
  if (!readsEverything(reader)) throw new AppError('FORBIDDEN');
  return reader;
}
