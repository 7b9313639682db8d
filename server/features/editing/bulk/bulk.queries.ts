import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/database/sql';
import { Statement, where } from '#server/platform/database/statement';
import type { BulkActionEntity } from './bulk-action.entity';
import { bulkActionNameEnum } from './bulk.enums';
import type { BulkList, Effect, Evaluation, Outcomes, StoredValues, Written } from './bulk-lists';
import type { BulkRowState } from './bulk-row.entity';
import { type BulkAction, type BulkPreview, type BulkRow, maxNamed } from './bulk.types';

/** The part of a preview that a single statement reads. */
type PreviewRows = Omit<BulkPreview, 'canBeUndone' | 'isWhole'>;

/** A bulk action as a list reads it, with its sort key. */
export type BulkActionRow = Omit<BulkAction, 'values' | 'readWith'> & {
  values: StoredValues;
  sortKey: string;
};

const at = (column: string): string => `to_char(b.${column}, ${iso})`;

/** Returns SQL of the JSON of the action `b`; `viewer` is the SQL parameter with the caller's person id. */
const actionJson = (
  viewer: string,
): string => `json_build_object('id', b.id, 'list', b.list, 'action', b.action,
  'values', b."values", 'state', b.state, 'stoppedBecause', b.stopped_because,
  'profileId', b.started_by, 'isOwn', b.started_by = ${viewer},
  'startedAt', ${at('started_at')}, 'endedAt', ${at('ended_at')}, 'total', b.total, 'done', b.done,
  'leftOut', b.left_out, 'undone', b.undone, 'kept', b.kept, 'undoUntil', ${at('undo_until')},
  'canBeUndone', b.state in ('done', 'cancelled', 'stopped') and b.done > 0
    and coalesce(b.undo_until > now(), false),
  'undoneAt', ${at('undone_at')}, 'sortKey', (extract(epoch from b.started_at) * 1000000)::bigint::text)`;

/** Filter by list, and by actions that are running or ended within the last hour. */
export interface ActionFilter {
  list: string | null;
  isOpen: boolean;
}

// A newer server may store actions that this one doesn't know yet.
const isKnown = `b.action in (${Object.values(bulkActionNameEnum)
  .map((name) => `'${name}'`)
  .join(', ')})`;

const found = `${isKnown} and ($1::text is null or b.list = $1)
  and (not $2::boolean or b.state in ('running', 'undoing')
    or greatest(b.ended_at, b.undone_at) > now() - interval '1 hour')`;

/** Returns up to `limit` actions after the given key, last started first. */
export async function selectActions(
  viewer: string,
  { list, isOpen }: ActionFilter,
  after: TimeKey,
  limit: number,
): Promise<BulkActionRow[]> {
  const rows = await selectJson<BulkActionRow[]>(
    'bulk-actions',
    `select coalesce(json_agg(k.json), '[]') as json from (
       select ${actionJson('$3')} as json from bulk_action b
       where ${found} and ($4::bigint is null or (b.started_at, b.id) <
         (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid))
       order by b.started_at desc, b.id desc limit $6) k`,
    [list, isOpen, viewer, after.sortKey, after.id, limit],
  );
  return rows ?? [];
}

export async function countActions({ list, isOpen }: ActionFilter): Promise<number> {
  const [row] = await select<{ count: number }>(
    'bulk-actions-count',
    `select count(*)::int as count from bulk_action b where ${found}`,
    [list, isOpen],
  );
  return row?.count ?? 0;
}

export const selectAction = (viewer: string, id: string): Promise<BulkActionRow | null> =>
  selectJson<BulkActionRow>(
    'bulk-action',
    `select ${actionJson('$1')} as json from bulk_action b where b.id = $2 and ${isKnown}`,
    [viewer, id],
  );

/** Locks an action until the transaction ends and returns it; null if it doesn't exist. */
export async function lockAction(manager: EntityManager, id: string): Promise<BulkActionEntity | null> {
  const [row] = await manager.query<{ json: BulkActionEntity }[]>(
    `select json_build_object('id', id, 'list', list, 'action', action, 'values', "values", 'state', state,
       'startedBy', started_by, 'undoneBy', undone_by, 'undoUntil', undo_until, 'failures', failures) as json
     from bulk_action where id = $1 for update`,
    [id],
  );
  return row?.json ?? null;
}

/** SQL of a row's label. The distinction follows in brackets if another row of `from` has the same label. */
const distinctLabel = (from: string, limit: string): string =>
  `select id, label || case when same > 1 and distinction is not null then ' (' || distinction || ')' else '' end as label
   from (select id, label, distinction, count(*) over (partition by label) as same from ${from}) l
   order by l.label, id limit ${limit}`;

const named = (
  list: BulkList,
  label: string,
  { reason, before = 'null' }: Evaluation,
  all: string[],
): string =>
  `select ${list.row}.id, ${label} as label, ${list.distinction ?? 'null'} as distinction, ${reason} as reason,
     (${before})::text as before
   from ${list.table} ${list.row} ${where(all)}`;

const effectJson = ({ kind, count, names = `'{}'::text[]` }: Effect): string =>
  `json_build_object('kind', '${kind}', 'count', (${count}), 'names', (${names}))`;

/** Returns the preview of an action on the rows that meet the conditions `all`. */
export async function selectPreview(
  list: BulkList,
  statement: Statement,
  evaluation: Evaluation,
  all: string[],
  lang: Language,
  effects: readonly Effect[],
): Promise<PreviewRows> {
  const label = list.label(statement, lang);
  const before = evaluation.before === undefined ? 'where false' : '';
  const text = `with chosen as materialized (${named(list, label, evaluation, all)}),
    taken as (select * from chosen where reason is null)
    select json_build_object(
      'total', (select count(*) from chosen), 'takes', (select count(*) from taken),
      'leftOut', (select coalesce(json_agg(json_build_object('reason', r.reason, 'count', r.count)
        order by r.count desc, r.reason), '[]')
        from (select reason, count(*) from chosen where reason is not null group by reason) r),
      'before', (select coalesce(json_agg(json_build_object('value', v.before, 'count', v.count)
        order by v.count desc, v.before), '[]')
        from (select before, count(*) from taken ${before} group by before order by 2 desc, 1 limit ${maxNamed}) v),
      'effects', json_build_array(${effects.map(effectJson).join(', ')}),
      'names', array(select n.label from (${distinctLabel('taken', String(maxNamed))}) n)) as json`;
  return (await selectJson<PreviewRows>(null, text, statement.values))!;
}

/** Returns ids and labels of up to `limit` rows that the action would change, sorted by label. */
export async function selectTaken(
  list: BulkList,
  statement: Statement,
  { reason }: Evaluation,
  all: string[],
  lang: Language,
  limit: number,
): Promise<{ id: string; label: string }[]> {
  const taken = `(select ${list.row}.id, ${list.label(statement, lang)} as label, ${list.distinction ?? 'null'} as distinction
    from ${list.table} ${list.row} ${where([...all, `(${reason}) is null`])}) t`;
  return select(null, distinctLabel(taken, statement.value(limit, 'int')), statement.values);
}

/** Stores the selected rows of an action in id order and returns their number. */
export async function insertRows(
  manager: EntityManager,
  list: BulkList,
  statement: Statement,
  all: readonly string[],
  actionId: string,
): Promise<number> {
  const text = `with rows as (
      insert into bulk_row (action_id, place, row_id)
      select ${statement.value(actionId, 'uuid')}, row_number() over (order by ${list.row}.id), ${list.row}.id
      from ${list.table} ${list.row} ${where(all)} returning 1)
    select count(*)::int as count from rows`;
  const [row] = await manager.query<{ count: number }[]>(text, statement.values);
  return row!.count;
}

/**
 * Returns the reason for each row why it stays unchanged; null if the action changes it. The caller has
 * locked the rows.
 */
export async function evaluatedRows(
  manager: EntityManager,
  list: BulkList,
  statement: Statement,
  { reason }: Evaluation,
  ids: readonly string[],
): Promise<{ id: string; reason: string | null }[]> {
  const text = `select ${list.row}.id, ${reason} as reason from ${list.table} ${list.row}
    where ${list.row}.id = any(${statement.value(ids, 'uuid[]')})`;
  return manager.query(text, statement.values);
}

/** Locks rows of a list in id order, so that concurrent batches can't deadlock. */
export async function lockRows(
  manager: EntityManager,
  { table }: BulkList,
  ids: readonly string[],
): Promise<void> {
  await manager.query(`select from ${table} where id = any($1::uuid[]) order by id for no key update`, [ids]);
}

/** Returns the statement that reads up to `limit` unchanged rows after a position. */
export function leftRowsStatement(
  list: BulkList,
  actionId: string,
  lang: Language,
  after: number,
  limit: number,
): { text: string; values: unknown[] } {
  const statement = new Statement();
  const label = list.label(statement, lang);
  const text = `select coalesce(json_agg(json_build_object('id', r.row_id, 'name', ${label}, 'reason', r.reason,
      'detail', r.detail, 'place', r.place) order by r.place), '[]') as json
    from (select place, row_id, reason, detail from bulk_row
      where action_id = ${statement.value(actionId, 'uuid')} and reason is not null
        and place > ${statement.value(after, 'int')} order by place limit ${statement.value(limit, 'int')}) r
    left join ${list.table} ${list.row} on ${list.row}.id = r.row_id`;
  return { text, values: statement.values };
}

export async function selectLeftRows(...params: Parameters<typeof leftRowsStatement>): Promise<BulkRow[]> {
  const { text, values } = leftRowsStatement(...params);
  return (await selectJson<BulkRow[]>(null, text, values)) ?? [];
}

export async function countLeftRows(actionId: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'bulk-rows-left',
    'select count(*)::int as count from bulk_row where action_id = $1 and reason is not null',
    [actionId],
  );
  return row?.count ?? 0;
}

export interface NextRow {
  place: number;
  id: string;
  written: Written | null;
}

export const nextRowsText = `select place, row_id as id, written from bulk_row
  where action_id = $1 and state = $2 order by place limit $3`;

/** Returns the next rows of an action in the given state, by position. */
export const nextRows = (
  manager: EntityManager,
  actionId: string,
  state: BulkRowState,
  limit: number,
): Promise<NextRow[]> => manager.query(nextRowsText, [actionId, state, limit]);

/** Stores the outcomes of a batch and updates the action's counts. */
export async function noteOutcomes(
  manager: EntityManager,
  actionId: string,
  rows: readonly NextRow[],
  outcomes: Outcomes,
  isUndo: boolean,
): Promise<void> {
  const [well, not]: BulkRowState[] = isUndo ? ['undone', 'kept'] : ['done', 'left_out'];
  const notes = rows.map(({ place, id, written }) => {
    const outcome = outcomes.get(id) ?? {};
    const isLeft = 'reason' in outcome;
    return {
      place,
      state: isLeft ? not : well,
      reason: isLeft ? outcome.reason : null,
      detail: (isLeft && outcome.detail) || null,
      written: isLeft ? written : (outcome.written ?? written),
    };
  });
  await manager.query(
    `with notes as (
       select * from jsonb_to_recordset($2::jsonb) as n (place int, state text, reason text, detail text, written jsonb)
     ), noted as (
       update bulk_row r set state = n.state, reason = n.reason, detail = n.detail, written = nullif(n.written, 'null')
       from notes n where r.action_id = $1 and r.place = n.place returning n.state)
     update bulk_action set failures = 0,
       done = done + (select count(*) from noted where state = 'done'),
       left_out = left_out + (select count(*) from noted where state = 'left_out'),
       undone = undone + (select count(*) from noted where state = 'undone'),
       kept = kept + (select count(*) from noted where state = 'kept')
     where id = $1`,
    [actionId, JSON.stringify(notes)],
  );
}

/** Returns whether the action would change any of the selected rows. */
export async function takesAny(
  manager: EntityManager,
  list: BulkList,
  statement: Statement,
  { reason }: Evaluation,
  all: readonly string[],
): Promise<boolean> {
  const text = `select 1 from ${list.table} ${list.row} ${where([...all, `(${reason}) is null`])} limit 1`;
  const rows: unknown[] = await manager.query(text, statement.values);
  return rows.length > 0;
}
