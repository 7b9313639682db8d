import { type Column, moments } from '#server/features/editing/csv/columns';
import { type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import { eachWord, type RowList, type RowQuery, sortedText } from '#server/features/editing/rows/row-list';
import { personWords } from '#server/features/profile/person-rows/person-words';
import { foldSearchSql } from '#server/platform/database/sql';
import { filterConditions } from '#server/platform/database/statement';
import { ImportKindEnum, ImportStatusEnum } from './import.enums';
import type { ImportFilter } from './import.input';
import type { Import } from './import.types';
import { importColumns, madeBy } from './imports.queries';

export type ImportSort = 'createdAt' | 'fileName' | 'kind' | 'status' | 'madeBy' | 'rowCount';

/** The requested filter and order of a list of imports. */
export interface ImportListing extends RowListing<ImportSort> {
  filter?: ImportFilter | null | undefined;
}

const counted = (key: string, description: string) =>
  ({ kind: 'number', sql: `(i.counts ->> '${key}')::int`, description }) as const;
const momentOf = (column: string) => ({ kind: 'moment', sql: `i.${column}`, optional: true }) as const;

/** Returns SQL that is true if a word matches the file name or the name of the importer, but not their address. */
const nearWord = (pattern: string): string =>
  `(${foldSearchSql('i.file_name')} like ${pattern} or i.made_by_kind = 'client' and ${foldSearchSql('i.made_by')} like ${pattern}
    or i.made_by = any(array(select p.id::text from profile p
      where ${personWords()} like ${pattern} and ${foldSearchSql('p.name')} like ${pattern})))`;

/** The list of imports for administrators. */
export const importRows: RowList<ImportSort> = {
  table: 'data_import i',
  id: 'i.id',
  conditions: {
    fileName: { kind: 'text', sql: 'i.file_name' },
    kind: { kind: 'choice', sql: 'i.kind', type: ImportKindEnum },
    status: { kind: 'choice', sql: 'i.status', type: ImportStatusEnum },
    madeBy: { kind: 'text', sql: madeBy, optional: true },
    createdAt: { kind: 'moment', sql: 'i.created_at' },
    startedAt: momentOf('started_at'),
    endedAt: momentOf('ended_at'),
    undoneAt: momentOf('undone_at'),
    rowCount: { kind: 'number', sql: 'i.row_count', optional: true },
    added: counted('add', 'Number of rows that add a record.'),
    changed: counted('change', 'Number of rows that change a record.'),
    unchanged: counted('unchanged', 'Number of rows that change nothing.'),
    rejected: counted('reject', 'Number of rejected rows.'),
  },
  sorts: {
    createdAt: { description: 'Time of the upload.', sql: 'i.created_at', type: 'timestamptz' },
    fileName: {
      description: "Name of the file; case and accents don't matter.",
      ...sortedText('i.file_name'),
    },
    kind: { description: 'Kind of records in the file.', sql: 'i.kind', type: 'text' },
    status: { description: 'Status of the import.', sql: 'i.status', type: 'text' },
    madeBy: {
      description:
        "Name of the person who uploaded the file; case and accents don't matter. Imports without one come first.",
      ...sortedText(`coalesce(${madeBy}, '')`),
    },
    rowCount: {
      description: 'Number of rows. Files that have not been read come first.',
      sql: 'i.row_count',
      type: 'int',
      without: { holds: 'i.row_count is null', key: '-1' },
    },
  },
  order: { field: 'createdAt', direction: 'DESC' },
  found: eachWord(nearWord),
  json: importColumns,
  parts: 'join data_import i on i.id = f.id',
};

/** Returns the validated query of the list. */
export const importQuery = ({ filter, ...listing }: ImportListing): RowQuery<ImportSort> =>
  rowQuery(importRows, listing, (statement) =>
    filterConditions(statement, [[filter?.kind, 'text', (value) => `i.kind = ${value}`]]),
  );

const count = (header: string, key: keyof Import['counts']): Column<Import> => ({
  header,
  cell: ({ counts }) => counts[key],
});

/** The columns of the exported file. */
export const importFileColumns: readonly Column<Import>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'status', cell: ({ status }) => status },
  { header: 'fileName', cell: ({ fileName }) => fileName },
  { header: 'madeBy', cell: ({ madeBy }) => madeBy ?? '' },
  moments('createdAt', ({ createdAt }) => createdAt),
  { header: 'rowCount', cell: ({ rowCount }) => rowCount ?? '' },
  count('added', 'add'),
  count('changed', 'change'),
  count('unchanged', 'unchanged'),
  count('rejected', 'reject'),
  moments('startedAt', ({ startedAt }) => startedAt),
  moments('endedAt', ({ endedAt }) => endedAt),
  moments('undoUntil', ({ undoUntil }) => undoUntil),
  moments('undoneAt', ({ undoneAt }) => undoneAt),
];
