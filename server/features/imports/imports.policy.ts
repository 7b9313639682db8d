import { AppError } from '#server/platform/errors';
import { readsEverything, requireAdminOr, requireScope } from '#server/platform/access/policy';
import type { Scope } from '#server/platform/access/scopes';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { ImportKind } from './import.enums';

/** What an API client needs besides, by what a file writes. Null for files that only people import. */
const scopeOf: Readonly<Record<ImportKind, Scope | null>> = {
  people: 'write_people',
  accounts: 'write_people',
  account_numbers: 'write_people',
  points: 'write_points',
  past_results: 'write_results',
  translations: null,
};

/** Administrators import, and programs that may. */
export const assertCanImport = (viewer: Viewer): Person | ApiClient => requireAdminOr('run_imports', viewer);

/** Of one kind: a program writes by a file only what it may write otherwise. */
export function assertCanImportKind(importer: Person | ApiClient, kind: ImportKind): Person | ApiClient {
  const scope = scopeOf[kind];
  if (importer.kind !== 'client') return importer;
  if (scope === null) throw new AppError('FORBIDDEN');
  requireScope(importer, scope);
  return importer;
}

/** Administrators and programs read imports. */
export const seesImports = (viewer: Viewer): boolean => readsEverything(viewer);
