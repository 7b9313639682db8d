import { requireReaderOfAll } from '#server/platform/access/policy';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { listRows } from '#server/features/editing/rows/list-rows';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { AppError } from '#server/platform/errors';
import { checkSearch, isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import type { ImportKind } from './import.enums';
import type { ImportRowFilter } from './import.input';
import type { ImportRowConnection } from './import-row.types';
import type { Import, ImportConnection, ImportField } from './import.types';
import { assertCanImport, seesImports } from './imports.policy';
import { importQuery, type ImportListing, importRows, type ImportSort } from './import-list';
import { countRows, selectImport, selectRows } from './imports.queries';
import { fieldsOf } from './kinds/fields';
import { choicesOf } from './kinds/words';

/** Returns an import; null if it doesn't exist or isn't readable. */
export async function importById(viewer: Viewer, id: string): Promise<Import | null> {
  return seesImports(viewer) && isId(id) ? selectImport(id) : null;
}

/** Returns a page of imports, newest first by default. */
export async function importsOf(
  viewer: Viewer,
  listing: ImportListing,
  first: number,
  after?: string | null,
  params?: PageRequest,
): Promise<ImportConnection> {
  requireReaderOfAll(viewer);
  return listRows<Import, ImportSort>(importRows, importQuery(listing), first, after, params);
}

/** Returns a page of the rows of an import, in the order of the file. */
export async function rowsOf(
  viewer: Viewer,
  importId: string,
  { outcome, revokesPro }: ImportRowFilter,
  search: string | null | undefined,
  first: number,
  after?: string | null,
): Promise<ImportRowConnection> {
  if (!seesImports(viewer)) throw new AppError('FORBIDDEN');
  const size = pageSize(first);
  const [line = '0'] = decodeCursor(after, 1) ?? [];
  if (!/^\d{1,9}$/.test(line)) throw foreignCursor();
  const wanted = {
    outcome: outcome ?? null,
    revokesPro: revokesPro ?? false,
    search: checkSearch(search).trim(),
  };
  const rows = await selectRows(importId, wanted, Number(line), size + 1);
  return Object.assign(
    page(rows, size, (row) => encodeCursor(String(row.line)), after),
    { countAll: () => countRows(importId, wanted) },
  );
}

/** Returns the fields to which the columns of this kind of file can be mapped. */
export function importFields(viewer: Viewer, kind: ImportKind): Omit<ImportField, 'label'>[] {
  assertCanImport(viewer);
  return fieldsOf[kind].map(({ field, finds = false, required = false }) => ({
    field,
    finds,
    required,
    choices: choicesOf(field)?.map(({ value }) => value) ?? [],
  }));
}
