import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { appendAudits } from '#server/features/audit/audit.service';
import { select } from '#server/platform/database/database';
import type { ImportUndo } from '../import.types';
import { kept } from './kept';
import type { Context, RowDone, RowUndone } from './kind';

/** A field that a row changed, and why it stays; null if it is restored. */
export interface ComparedField {
  field: string;
  before: string | null;
  after: string | null;
  code: string | null;
}

/** A row that changed record `id`, compared with its current state. */
export interface ComparedRow {
  line: number;
  id: string;
  fields: ComparedField[];
}

/** Returns the rows with fields to restore, and only those fields. */
export const goingBack = (compared: readonly ComparedRow[]): ComparedRow[] =>
  compared
    .map((row) => ({ ...row, fields: row.fields.filter(({ code }) => code === null) }))
    .filter(({ fields }) => fields.length > 0);

/** Returns the values before the import. */
export const previousValues = (fields: readonly ComparedField[]): Record<string, string | null> =>
  Object.fromEntries(fields.map(({ field, before }) => [field, before]));

/** Returns the restored changes for the audit log. */
export const changesBack = (
  fields: readonly ComparedField[],
): Record<string, [string | null, string | null]> =>
  Object.fromEntries(fields.map(({ field, before, after }) => [field, [after, before]]));

/** Returns the results of rows that had changed something. */
export const restoredRows = (compared: readonly ComparedRow[]): RowUndone[] =>
  compared.map(({ line, fields }) => ({
    line,
    result: fields.some(({ code }) => code === null) ? 'restored' : 'nothing',
    kept: fields.flatMap(({ field, code }) => (code === null ? [] : [kept(code, field)])),
  }));

/** Deletes the records that rows added, unless something refers to them. `remove` returns the deleted ids. Audited. */
export async function removeAdded(
  manager: EntityManager,
  rows: readonly RowDone[],
  { actor }: Context,
  targetKind: string,
  remove: (manager: EntityManager, ids: string[]) => Promise<string[]>,
): Promise<RowUndone[]> {
  const added = rows.filter(({ outcome }) => outcome === 'add');
  const gone = new Set(
    await remove(
      manager,
      added.map(({ targetId }) => targetId),
    ),
  );
  await appendAudits(
    manager,
    [...gone].map((targetId) => ({
      action: 'delete' as const,
      actor,
      targetKind,
      targetId,
      outcome: 'import_undone',
    })),
  );
  return added.map(({ line, targetId }) =>
    gone.has(targetId)
      ? { line, result: 'removed', kept: [] }
      : { line, result: 'nothing', kept: [kept('IN_USE', null)] },
  );
}

/** SQL of a kind of record: its table, and the joins for comparing it. */
interface Compared {
  table: 'account' | 'profile';
  as: string;
  joins: string;
  /** A query of `field` and `code` over row `r` of an import. */
  fields: string;
  /** The condition of records without references. */
  unused: string;
}

/**
 * Returns the number of rows that undoing would revert. The values are those of `fields`, with the import's id first.
 */
export async function countUndo(
  { table, as, joins, fields, unused }: Compared,
  values: readonly string[],
): Promise<ImportUndo> {
  const [counts] = await select<ImportUndo & QueryResultRow>(
    null,
    `with changed as (
       select (select count(*) from (${fields}) f where code is not null) as stay,
         (select count(*) from (${fields}) f where code is null) as back
       from data_import_row r join ${table} ${as} on ${as}.id = r.target_id ${joins}
       where r.import_id = $1 and r.done and r.undone is null and r.outcome = 'change'
     ), added as (
       select ${as}.id is not null and ${unused} as goes
       from data_import_row r left join ${table} ${as} on ${as}.id = r.target_id
       where r.import_id = $1 and r.done and r.undone is null and r.outcome = 'add'
     ) select (select count(*)::int from added where goes) as removed,
       (select count(*)::int from added where not goes) as "addedStays",
       (select count(*)::int from changed where back > 0) as restored,
       (select coalesce(sum(stay), 0)::int from changed) as "fieldsStay"`,
    [...values],
  );
  return counts!;
}
