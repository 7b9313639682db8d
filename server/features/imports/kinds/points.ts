import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { appendAudits } from '#server/features/audit/audit.service';
import type { AuditOutcome } from '#server/features/audit/audit.types';
import { changePoints, lockBalances } from '#server/features/points/change-points';
import { maxBalance } from '#server/features/points/check-adjustment';
import type { ChangedPoints, PointsChange } from '#server/features/points/settle';
import { select } from '#server/platform/database/database';
import type { ImportUndo } from '../import.types';
import { reasonIf, reasonsOf } from './evaluate';
import type { Context, KindOfImport, RowDone, Rows, RowUndone } from './kind';
import { kept } from './kept';
import { whom, whomReasons } from './person-of-row';

/** The maximum number of times that points with one external id can be undone and imported again. */
const maxTimes = 50;

/** SQL of the key of a row's points entry. It changes each time the previous one was undone. */
const line = `left join lateral (
    select k.key, e.id, e.profile_id, e.amount, e.note
    from generate_series(1, ${maxTimes}) n, lateral (select 'import:' || n || ':' || (v ->> 'reference') as key) k
    left join points_entry e on e.idempotency_key = k.key
    where e.id is null or not exists (select from points_entry u where u.idempotency_key = 'undone:' || k.key)
    order by n limit 1
  ) line on v ? 'reference'`;

const evaluated = `
  select line, entry as target, '{}'::jsonb as changes, jsonb_build_object('profileId', person, 'key', key) as refs,
    ${reasonsOf(
      reasonIf(`not v ? 'reference'`, 'REQUIRED', 'reference'),
      reasonIf(`not v ? 'points'`, 'REQUIRED', 'points'),
      reasonIf(`not v ? 'note'`, 'REQUIRED', 'note'),
      ...whomReasons,
      reasonIf(
        `entry is not null and (owner is distinct from person or amount is distinct from (v ->> 'points')::int
          or note is distinct from v ->> 'note')`,
        'OTHER_BEFORE',
        'reference',
        `v ->> 'reference'`,
      ),
    )} as reasons
  from (
    select asked.*, whom.id as person, line.id as entry, line.key, line.profile_id as owner, line.amount,
      line.note
    from asked ${whom} ${line}
    offset 0
  ) f`;

interface Given {
  line: number;
  profileId: string;
  points: number;
}

/** Returns the rows that would make a balance negative or too high, in order. */
function impossible(rows: readonly Given[], balances: ReadonlyMap<string, number>): Given[] {
  const held = new Map(balances);
  return rows.filter(({ profileId, points }) => {
    const after = (held.get(profileId) ?? 0) + points;
    const fits = after >= 0 && after <= maxBalance;
    if (fits) held.set(profileId, after);
    return !fits;
  });
}

async function reject(manager: EntityManager, importId: string, rows: readonly Given[]): Promise<void> {
  await manager.query(
    `update data_import_row set outcome = 'reject', reasons = jsonb_build_array(jsonb_build_object(
       'code', case when ("values" ->> 'points')::int < 0 then 'BELOW_ZERO' else 'INVALID' end, 'field', 'points',
       'value', "values" ->> 'points', 'line', null))
     where import_id = $1 and line = any($2::int[])`,
    [importId, rows.map((row) => row.line)],
  );
}

/** Rejects the rows of a whole file that would make the current balance negative. */
async function afterAll(manager: EntityManager, importId: string): Promise<void> {
  const rows: (Given & { balance: number })[] = await manager.query(
    `select r.line, r.refs ->> 'profileId' as "profileId", (r."values" ->> 'points')::int as points,
       coalesce(b.balance, 0) as balance
     from data_import_row r left join points_balance b on b.profile_id = (r.refs ->> 'profileId')::uuid
     where r.import_id = $1 and r.outcome = 'add' order by r.line`,
    [importId],
  );
  const balances = new Map(rows.map(({ profileId, balance }) => [profileId, balance]));
  await reject(manager, importId, impossible(rows, balances));
}

async function hold(manager: EntityManager, { importId, from, to }: Rows): Promise<void> {
  const [held]: { ids: string[] }[] = await manager.query(
    `select coalesce(array_agg(distinct r.refs ->> 'profileId'), '{}') as ids from data_import_row r
     where import_id = $1 and line between $2 and $3 and outcome <> 'reject' and r.refs ->> 'profileId' is not null`,
    [importId, from, to],
  );
  await lockBalances(manager, held!.ids);
}

const ofPeople = (some: readonly { profileId: string }[]): string[] => some.map(({ profileId }) => profileId);

/** Adds an audit entry for each points entry. */
const audited = (
  manager: EntityManager,
  written: readonly ChangedPoints[],
  { actor }: Context,
  outcome: AuditOutcome,
) =>
  appendAudits(
    manager,
    written.map(({ profileId, amount, balanceAfter }) => ({
      action: 'edit' as const,
      actor,
      targetKind: 'points',
      targetId: profileId,
      outcome,
      changes: { balance: [balanceAfter - amount, balanceAfter] as [unknown, unknown] },
    })),
  );

const by = ({ actor }: Context): Pick<PointsChange, 'actorId'> =>
  actor.kind === 'person' && actor.id ? { actorId: actor.id } : {};

async function apply(manager: EntityManager, rows: readonly RowDone[], context: Context): Promise<void> {
  const { importId } = context;
  const given = rows.map((row) => ({
    ...row,
    profileId: row.refs['profileId']!,
    points: Number(row.values['points']),
  }));
  const balances = await lockBalances(manager, ofPeople(given));
  const never = new Set(impossible(given, balances));
  await reject(manager, importId, [...never]);
  const taken = given.filter((row) => !never.has(row));
  const written = await changePoints(
    manager,
    taken.map(({ profileId, points, values, refs }) => ({
      profileId,
      amount: points,
      reason: 'adjustment',
      note: values['note'] ?? null,
      sourceId: importId,
      idempotencyKey: refs['key']!,
      ...by(context),
    })),
    balances,
  );
  await audited(manager, written, context, 'imported');
  await manager.query(
    `update data_import_row r set target_id = e.id from points_entry e
     where r.import_id = $1 and r.line = any($2::int[]) and e.idempotency_key = r.refs ->> 'key'`,
    [importId, taken.map((row) => row.line)],
  );
}

async function undo(
  manager: EntityManager,
  rows: readonly RowDone[],
  context: Context,
): Promise<RowUndone[]> {
  // The person of an entry can have changed since then by a merge.
  const entries: { id: string; profileId: string; amount: number; key: string }[] = await manager.query(
    `select id, profile_id as "profileId", amount, idempotency_key as key from points_entry where id = any($1::uuid[])`,
    [rows.map(({ targetId }) => targetId)],
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const back = rows.flatMap((row) => byId.get(row.targetId) ?? []);
  const balances = await lockBalances(manager, ofPeople(back));
  const written = await changePoints(
    manager,
    back.map(({ profileId, amount, key }) => ({
      profileId,
      amount: -amount,
      reason: 'adjustment',
      sourceId: context.importId,
      idempotencyKey: `undone:${key}`,
      ...by(context),
    })),
    balances,
  );
  await audited(manager, written, context, 'import_undone');
  const waived = new Map(written.map((entry) => [entry.idempotencyKey, entry.waived]));
  return rows.map(({ line: place, targetId }): RowUndone => {
    const gone = waived.get(`undone:${byId.get(targetId)?.key}`) ?? 0;
    return { line: place, result: 'removed', kept: gone > 0 ? [kept('WAIVED', 'points', String(gone))] : [] };
  });
}

async function undoCounts(importId: string): Promise<ImportUndo> {
  const [counts] = await select<ImportUndo & QueryResultRow>(
    'points-undo-counts',
    `select count(*)::int as removed, 0 as "addedStays", 0 as restored, 0 as "fieldsStay" from data_import_row
     where import_id = $1 and done and undone is null and outcome = 'add'`,
    [importId],
  );
  return counts!;
}

/** Files of points. */
export const points: KindOfImport = {
  evaluated,
  keys: { reference: `r."values" ->> 'reference'` },
  hold,
  apply,
  undo,
  undoCounts,
  afterAll,
};
