import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import { pool, transaction } from '#server/platform/database/database';
import { enqueueJob } from '#server/platform/jobs/jobs';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { SheetRow } from '#server/platform/sheets/sheet';
import { countsJson, revokesProCount } from './checked-counts';
import { DataImportEntity } from '../data-import.entity';
import { openSheet } from '../reading/import-file';
import { checkJobName, stagedPayload } from '../import.job-names';
import { kindOf } from '../kinds/kinds';
import { evaluate } from '../kinds/evaluate';
import {
  storedCell,
  type Matched,
  matchedOf,
  parseRow,
  type RowCells,
  writeParsed,
} from '../reading/parse-row';
import { reportDone } from '../running/progress';
import { nextRows, passesOf } from './next-rows';
import { tidy } from '../reading/read-import';
import type { Reason } from './reasons';

/** Rows that are copied or evaluated at a time. */
const atOnce = 5000;

/** Maximum characters that are copied at a time. */
const maxCopied = 1_000_000;

const escaped = (text: string): string =>
  text.replace(/[\\\b\f\n\r\t\v]/g, (sign) => `\\${{ '\n': 'n', '\r': 'r', '\t': 't' }[sign] ?? sign}`);

const arrayOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Returns the reason for a row with cells beyond the headings. */
const moreCells = (beyond: readonly string[]): Reason => ({
  code: 'MORE_CELLS',
  field: null,
  value: beyond.map(tidy).join(', ').slice(0, 100),
  line: null,
});

/** Returns a row as a line of COPY. */
function copyLine(
  id: string,
  { line, cells: sent, faults }: SheetRow,
  columns: number,
  matched: readonly Matched[],
): string {
  const cells = sent.slice(0, columns).map(storedCell);
  const { values, reasons } = parseRow(cells, matched, faults ?? null);
  if (sent.length > columns) reasons.push(moreCells(sent.slice(columns)));
  const outcome = reasons.length > 0 ? 'reject' : '\\N';
  const parts = [arrayOf(cells), JSON.stringify(values), JSON.stringify(reasons)].map(escaped);
  const storedFaults = faults ? escaped(JSON.stringify(faults)) : '\\N';
  return `${id}\t${line}\t${parts.join('\t')}\t${outcome}\t${storedFaults}\n`;
}

async function copyRows(lines: readonly string[]): Promise<void> {
  const client = await pool().connect();
  try {
    const into = copyFrom(
      'copy data_import_row (import_id, line, cells, "values", reasons, outcome, faults) from stdin',
    );
    await pipeline(Readable.from([lines.join('')]), client.query(into));
  } finally {
    client.release();
  }
}

/** Parses the corrected rows again, which retain their corrections. Returns their lines. */
const parseCorrected = (id: string, matched: readonly Matched[]): Promise<ReadonlySet<number>> =>
  transaction(async (manager) => {
    const rows: RowCells[] = await manager.query(
      'select line, cells, faults from data_import_row where import_id = $1 and corrected',
      [id],
    );
    await writeParsed(
      manager,
      id,
      rows.map((row) => ({ ...row, ...parseRow(row.cells, matched, row.faults) })),
    );
    return new Set(rows.map(({ line }) => line));
  });

/** Copies the rows of a file in batches of thousands. Returns false if the import was discarded. */
async function copyFile({ id, columns, reading }: DataImportEntity): Promise<boolean> {
  await transaction((manager) =>
    manager.query('delete from data_import_row where import_id = $1 and not corrected', [id]),
  );
  await using sheet = await openSheet(id);
  const matched = await matchedOf(columns, reading);
  const corrected = await parseCorrected(id, matched);
  let [lines, length, count]: [string[], number, number] = [[], 0, 0];
  // PostgreSQL copies rows while the next ones are parsed.
  let copied: Promise<void> = Promise.resolve();
  const flush = async (): Promise<boolean> => {
    await copied;
    if (lines.length === 0) return true;
    copied = copyRows(lines);
    [lines, length] = [[], 0];
    return reportDone(id, 'checking', Math.floor(count / 2));
  };
  try {
    for await (const row of sheet.rows) {
      count += 1;
      if (corrected.has(row.line)) continue;
      const line = copyLine(id, row, columns.length, matched);
      lines.push(line);
      length += line.length;
      if ((lines.length === atOnce || length > maxCopied) && !(await flush())) return false;
    }
    const goesOn = await flush();
    await copied;
    return goesOn;
  } finally {
    await copied.catch(() => undefined);
  }
}

/** Rejects all but the first row with the same value of a unique key. */
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

/** Deletes the rows that were copied while the file was removed because it names a deleted person. */
export async function removeGivenUpRows(id: string): Promise<void> {
  await pool().query(
    `delete from data_import_row r using data_import i
     where i.id = $1 and r.import_id = i.id and i.status = 'discarded' and i.file_id is null`,
    [id],
  );
}

/** Copies the rows of a file to the database, to be evaluated in batches. Changes nothing outside the import. */
export async function stageImport(id: string): Promise<void> {
  const [found] = await transaction((manager) =>
    manager.findBy(DataImportEntity, { id, status: 'checking' }),
  );
  if (!found) return;
  if (!(await copyFile(found))) return removeGivenUpRows(id);
  // The table has many new rows, whose number the planner needs for the following statements.
  await pool().query('analyze data_import_row');
  await transaction(async (manager) => {
    await manager.update(
      DataImportEntity,
      { id, status: 'checking' },
      { lastLine: 0, pass: 0, done: Math.floor((found.rowCount ?? 0) / 2), tries: 0 },
    );
    await enqueueJob(manager, checkJobName, stagedPayload(id), `import-${id}`);
  });
}

/** Queues the unevaluated rows of a checked import for evaluation in batches. */
export async function checkOn(manager: EntityManager, id: string, rows: number): Promise<void> {
  await manager.query(
    `update data_import set status = 'checking', last_line = 0, pass = 0, tries = 0,
       done = greatest(row_count - ceil($2 / 2.0), 0) where id = $1`,
    [id, rows],
  );
  await enqueueJob(manager, checkJobName, stagedPayload(id), `import-${id}`);
}

/** Evaluates the next rows of an import. Returns false if none is left, null if it was discarded. */
const evaluateNext = (id: string): Promise<boolean | null> =>
  transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (held?.status !== 'checking') return null;
    const kind = kindOf(held.kind);
    const rows = await nextRows(manager, held, passesOf(kind), {
      which: 'r.outcome is null',
      size: atOnce,
    });
    if (!rows) return false;
    const actor: AuditActor = { kind: held.madeByKind, ...(held.madeBy !== null && { id: held.madeBy }) };
    await evaluate(manager, kind, rows, actor);
    const done = Math.min(held.done + Math.ceil(rows.count / 2), held.rowCount ?? 0);
    await manager.update(DataImportEntity, id, { lastLine: rows.to, pass: rows.pass, done, tries: 1 });
    return true;
  });

/** Marks an import as checked once all its rows have outcomes. */
export async function markChecked(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `update data_import set status = 'checked', done = row_count, last_line = 0, pass = 0, counts = ${countsJson},
       revokes_pro = ${revokesProCount} where id = $1 and status = 'checking'`,
    [id],
  );
}

/** Evaluates what depends on all rows, and marks the import as ready to start. */
async function finishCheck(id: string): Promise<void> {
  const [found] = await transaction((manager) =>
    manager.findBy(DataImportEntity, { id, status: 'checking' }),
  );
  if (!found) return;
  const kind = kindOf(found.kind);
  await rejectDuplicates(id, kind.keys);
  await transaction(async (manager) => {
    await kind.afterAll?.(manager, id);
    await markChecked(manager, id);
  });
}

/** Evaluates one batch of rows. Returns false if none is left. */
export async function checkBatch(id: string): Promise<boolean> {
  const isEvaluated = await evaluateNext(id);
  if (isEvaluated === false) await finishCheck(id);
  return isEvaluated === true;
}
