import { select, selectJson } from '#server/platform/database/database';
import { type RowColumns, rowJson, type Within } from '#server/features/editing/rows/row-columns';
import { foldSearchSql, iso, moment } from '#server/platform/database/sql';
import { isEmpty, Statement } from '#server/platform/database/statement';
import type { ImportOutcome } from './import.enums';
import type { ImportRow } from './import-row.types';
import type { Import } from './import.types';

/** Days for which an import can be undone. */
export const undoDays = 7;
/** Days for which the file and the rows of an import are stored. */
export const retentionDays = 30;

const undoUntil = `case when i.status in ('done', 'stopped') and i.started_at > now() - interval '${undoDays} days'
    then to_char(i.started_at + interval '${undoDays} days', ${iso})
  -- What was begun in time may be brought to its end as long as the rows are kept.
  when i.status = 'stopped' and i.undo is not null then to_char(i.created_at + interval '${retentionDays} days', ${iso}) end`;

/** SQL of who imported file `i`: the name of a person, or the id of an API client. */
export const madeBy = `(case i.made_by_kind when 'client' then i.made_by
  when 'person' then (select p.name from profile p where p.id = i.made_by::uuid) end)`;

const countsOf = (counts: string): Within => ({
  columns: Object.fromEntries(
    ['add', 'change', 'unchanged', 'reject'].map((key) => [key, `(${counts} ->> '${key}')::int`]),
  ),
});

/** The columns of import `i`. */
export const importColumns: RowColumns = {
  id: 'i.id',
  kind: 'i.kind',
  status: 'i.status',
  fileName: 'i.file_name',
  createdAt: moment('i.created_at'),
  madeBy,
  columns: `(select coalesce(json_agg(c.value || jsonb_build_object('index', c.place - 1) order by c.place), '[]')
    from jsonb_array_elements(i.columns) with ordinality as c (value, place))`,
  reading: {
    columns: {
      encoding: `coalesce(i.reading #>> '{selected,encoding}', i.reading #>> '{found,encoding}')`,
      encodingNeeded: `(i.reading #>> '{selected,encoding}' is null
        and jsonb_array_length(coalesce(i.reading #> '{found,doubtfulWords}', '[]')) > 0)`,
      doubtfulWords: `coalesce(i.reading #> '{found,doubtfulWords}', '[]')`,
      headingLine: `(i.reading #>> '{found,headingLine}')::int`,
      firstRows: `coalesce(i.reading #> '{found,firstRows}', '[]')`,
      dateOrder: `i.reading #>> '{selected,dateOrder}'`,
    },
  },
  language: 'i.language',
  remembered: 'i.remembered',
  rowCount: 'i.row_count',
  done: 'i.done',
  counts: countsOf('i.counts'),
  doneCounts: countsOf('i.done_counts'),
  revokesPro: 'i.revokes_pro',
  invites: 'i.invites',
  failure: 'i.failure',
  startedAt: moment('i.started_at'),
  endedAt: moment('i.ended_at'),
  undoUntil,
  undoneAt: moment('i.undone_at'),
  undo: 'i.undo',
  forgottenAt: moment(`i.created_at + interval '${retentionDays} days'`),
};

export const selectImport = (id: string): Promise<Import | null> =>
  selectJson<Import>(
    'import',
    `select ${rowJson(importColumns)} as json from data_import i where i.id = $1`,
    [id],
  );

/** The filter of rows. */
export interface RequestedRows {
  outcome: ImportOutcome | null;
  /** The exact content of a cell; empty for any. */
  search: string;
  revokesPro: boolean;
}

const pairs = (source: string, build: string): string =>
  `(select coalesce(json_agg(${build}), '[]') from jsonb_each(${source}) e (k, value))`;

const lineJson = `json_build_object('line', r.line, 'outcome', r.outcome, 'done', r.done,
  'values', ${pairs('r."values"', `json_build_object('field', k, 'value', value)`)},
  'changes', ${pairs('r.changes', `json_build_object('field', k, 'before', value -> 0, 'after', value -> 1)`)},
  'text', r.translation -> 'visible', 'reasons', r.reasons, 'targetId', r.target_id, 'undone', r.undone, 'unchangedReasons', r.unchanged_reasons)`;

function conditions(
  statement: Statement,
  importId: string,
  { outcome, search, revokesPro }: RequestedRows,
): string {
  const all = [`r.import_id = ${statement.value(importId, 'uuid')}`, 'r.outcome is not null'];
  if (!isEmpty(outcome)) all.push(`r.outcome = ${statement.value(outcome, 'text')}`);
  if (revokesPro) all.push(`r.changes -> 'userType' ->> 0 = 'pro'`);
  if (search !== '')
    all.push(
      `exists (select from unnest(r.cells) cell where strpos(${foldSearchSql('cell')}, ${foldSearchSql(statement.value(search, 'text'))}) > 0)`,
    );
  return all.join(' and ');
}

/** Returns the statement of a page of rows. */
export function rowsStatement(
  importId: string,
  params: RequestedRows,
  after: number,
  limit: number,
): Statement & { text: string } {
  const statement = new Statement();
  const wanted = conditions(statement, importId, params);
  const text = `select ${lineJson} as json from data_import_row r
    where ${wanted} and r.line > ${statement.value(after, 'int')} order by r.line limit ${statement.value(limit, 'int')}`;
  return Object.assign(statement, { text });
}

/** Returns up to `limit` rows of an import after a line, in order. */
export async function selectRows(...params: Parameters<typeof rowsStatement>): Promise<ImportRow[]> {
  const { text, values } = rowsStatement(...params);
  return (await select<{ json: ImportRow }>(null, text, values)).map(({ json }) => json);
}

/** Returns a row by its line; null if it doesn't exist. */
export const selectRow = (importId: string, line: number): Promise<ImportRow | null> =>
  selectJson<ImportRow>(
    'import-row',
    `select ${lineJson} as json from data_import_row r where r.import_id = $1 and r.line = $2`,
    [importId, line],
  );

export async function countRows(importId: string, params: RequestedRows): Promise<number> {
  const statement = new Statement();
  const [row] = await select<{ count: number }>(
    null,
    `select count(*)::int as count from data_import_row r where ${conditions(statement, importId, params)}`,
    statement.values,
  );
  return row!.count;
}
