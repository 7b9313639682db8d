import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { pool, transaction } from '#server/platform/database';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { SheetRow } from '#server/platform/sheets/sheet';
import { DataImportEntity, type KeptColumn } from './data-import.entity';
import { openSheet } from './import-file';
import { kindOf } from './kinds/kinds';
import { folded } from './kinds/fields';
import { judge } from './kinds/judge';
import { type Parsed, parserOf } from './kinds/parse';
import { reportDone } from './progress';
import { tidy } from './read-import';
import type { Reason } from './reasons';

/** Rows that are copied or judged at a time. */
const atOnce = 5000;
/** Characters of a cell that are kept. */
const longestCell = 2000;

interface Matched {
  index: number;
  field: string;
  parse: (text: string) => Parsed;
}

const wordsOf = ({ words }: KeptColumn): ReadonlyMap<string, string> =>
  new Map(words.flatMap(({ word, means }) => (means === null ? [] : [[folded(word), means]])));

const matchedOf = (columns: readonly KeptColumn[]): Matched[] =>
  columns.flatMap((column, index) => {
    const { field } = column;
    return field === null ? [] : [{ index, field, parse: parserOf(field, wordsOf(column)) }];
  });

/** What a row says field by field, and what it says that cannot be. */
function parseRow(cells: readonly string[], matched: readonly Matched[]) {
  const values: Record<string, string> = {};
  const reasons: Reason[] = [];
  for (const { index, field, parse } of matched) {
    const text = cells[index] ?? '';
    if (text === '') continue;
    const parsed = parse(text);
    if ('value' in parsed) values[field] = parsed.value;
    else {
      values[field] = text.slice(0, 300);
      reasons.push({ code: parsed.code, field, value: text.slice(0, 100), line: null });
    }
  }
  return { values, reasons };
}

const escaped = (text: string): string =>
  text.replace(/[\\\b\f\n\r\t\v]/g, (sign) => `\\${{ '\n': 'n', '\r': 'r', '\t': 't' }[sign] ?? sign}`);

const arrayOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** A row as a line of COPY. */
function copyLine(
  id: string,
  { line, cells: sent }: SheetRow,
  columns: number,
  matched: readonly Matched[],
): string {
  const cells = sent.slice(0, columns).map((cell) => tidy(cell).slice(0, longestCell));
  const { values, reasons } = parseRow(cells, matched);
  const outcome = reasons.length > 0 ? 'reject' : '\\N';
  const parts = [arrayOf(cells), JSON.stringify(values), JSON.stringify(reasons)].map(escaped);
  return `${id}\t${line}\t${parts.join('\t')}\t${outcome}\n`;
}

async function copyRows(lines: readonly string[]): Promise<void> {
  const client = await pool().connect();
  try {
    const into = copyFrom(
      'copy data_import_row (import_id, line, cells, "values", reasons, outcome) from stdin',
    );
    await pipeline(Readable.from([lines.join('')]), client.query(into));
  } finally {
    client.release();
  }
}

/** Copies the rows of a file to be judged, some thousand at a time; null where the import is given up meanwhile. */
async function stageRows(id: string, columns: readonly KeptColumn[]): Promise<number[] | null> {
  await transaction((manager) => manager.query('delete from data_import_row where import_id = $1', [id]));
  await using sheet = await openSheet(id);
  const matched = matchedOf(columns);
  /** The last line of each set of rows. */
  const ends: number[] = [];
  let [lines, last, count]: [string[], number, number] = [[], 0, 0];
  const flush = async (): Promise<boolean> => {
    if (lines.length === 0) return true;
    await copyRows(lines);
    ends.push(last);
    lines = [];
    return reportDone(id, 'checking', Math.floor(count / 2));
  };
  for await (const row of sheet.rows) {
    lines.push(copyLine(id, row, columns.length, matched));
    last = row.line;
    count += 1;
    if (lines.length === atOnce && !(await flush())) return null;
  }
  return (await flush()) ? ends : null;
}

/** Rejects all rows but the first of those that say what only one may say. */
async function rejectDuplicates(id: string, keys: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, key] of Object.entries(keys)) {
    await transaction((manager) =>
      manager.query(
        `update data_import_row r set outcome = 'reject', changes = '{}', reasons = jsonb_build_array(jsonb_build_object(
           'code', 'DUPLICATE', 'field', $2::text, 'value', null, 'line', d.first))
         from (select line, min(line) over (partition by key) as first from (
           select line, ${key} as key from data_import_row r where import_id = $1 and outcome <> 'reject'
         ) k where key is not null) d
         where r.import_id = $1 and r.line = d.line and d.line > d.first`,
        [id, field],
      ),
    );
  }
}

/** SQL of how many rows of import `$1` come to what, as JSON. */
const countsJson = `(select jsonb_build_object('add', 0, 'change', 0, 'unchanged', 0, 'reject', 0)
    || coalesce(jsonb_object_agg(outcome, count), '{}')
  from (select outcome, count(*) from data_import_row where import_id = $1 group by outcome) c)`;

/** Reads the rows of a file and says what each comes to; nothing but the import is written. */
export async function checkImport(id: string): Promise<void> {
  const [found] = await transaction((manager) =>
    manager.findBy(DataImportEntity, { id, status: 'checking' }),
  );
  if (!found) return;
  const kind = kindOf(found.kind);
  const actor: AuditActor = { kind: found.madeByKind, ...(found.madeBy !== null && { id: found.madeBy }) };
  const ends = await stageRows(id, found.columns);
  if (!ends) return;
  // Many rows are new at once, and every statement from here on is planned by how many there are.
  await pool().query('analyze data_import_row');
  const half = Math.floor((found.rowCount ?? 0) / 2);
  let from = 0;
  for (const [place, to] of ends.entries()) {
    await transaction((manager) => judge(manager, kind, { importId: id, from, to }, actor));
    from = to + 1;
    if (!(await reportDone(id, 'checking', Math.min(half + ((place + 1) * atOnce) / 2, found.rowCount ?? 0))))
      return;
  }
  await rejectDuplicates(id, kind.keys);
  await kind.afterAll?.(id);
  await transaction((manager) =>
    manager.query(
      `update data_import set status = 'checked', done = row_count, counts = ${countsJson}, last_line = 0,
         takes_pro = (select count(*) from data_import_row r where import_id = $1 and changes -> 'userType' ->> 0 = 'pro')
       where id = $1 and status = 'checking'`,
      [id],
    ),
  );
}
