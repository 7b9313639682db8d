import { AppError } from '#server/platform/errors';
import { readsEverything, requireAdminOr, requireScope } from '#server/platform/access/policy';
import type { Scope } from '#server/platform/access/scopes';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { ImportKind } from './import.enums';

/** The additional scope of API clients for what a file changes. Null for files that only people import. */
const scopeOf: Readonly<Record<ImportKind, Scope | null>> = {
  people: 'write_people',
  accounts: 'write_people',
  account_numbers: 'write_people',
  points: 'write_points',
  past_results: 'write_results',
  translations: null,
};

/** Administrators and API clients with the scope can import. */
export const assertCanImport = (viewer: Viewer): Person | ApiClient => requireAdminOr('run_imports', viewer);

/** Throws FORBIDDEN if an API client can't change in other ways what this kind of file changes. */
export function assertCanImportKind(importer: Person | ApiClient, kind: ImportKind): Person | ApiClient {
  const scope = scopeOf[kind];
  if (importer.kind !== 'client') return importer;
  if (scope === null) throw new AppError('FORBIDDEN');
  requireScope(importer, scope);
  return importer;
}

/** Administrators and API clients can read imports. */
export const seesImports = (viewer: Viewer): boolean => readsEverything(viewer);
