import type { EntityManager } from 'typeorm';
import {
  addAccounts,
  changeAccounts,
  removeUnusedAccounts,
  unusedAccount,
} from '#server/features/accounts/many-accounts';
import { appendAudits } from '#server/features/audit/audit.service';
import { hold as lockWord } from '#server/platform/database/database';
import { foldNumberSql } from '#server/platform/database/sql';
import type { ImportUndo } from '../import.types';
import { distributor, distributorProblem, distributorReasons, dependsOn, later } from './distributor-of-row';
import { changesOf, reasonIf, reasonsOf } from './evaluate';
import type { Context, KindOfImport, RowDone, RowUndone } from './kind';
import {
  changesBack,
  type ComparedRow,
  countUndo,
  previousValues,
  goingBack,
  removeAdded,
  restoredRows,
} from './undoing';

/** SQL of the stored values of account `a` with distributor `d`, by field in the format of files. */
const storedAccount = `jsonb_build_object('name', a.name, 'number', a.number, 'address', a.address, 'country', a.country,
  'region', a.region, 'distributorNumber', d.number, 'disabled', case when a.disabled_at is null then 'no' else 'yes' end)`;

const distributorOf = (account: string): string =>
  `left join lateral (select d.number from account d where d.id = ${account}.distributor_id limit 1) d on true`;

const found = (
  number: string,
): string => `left join lateral (select a.* from account a where a.kind = v ->> 'kind'
    and a.number_key = ${foldNumberSql(number)} limit 1)`;

/** Returns SQL that evaluates account rows. In a file of account numbers, added accounts need no name. */
const evaluatedBy = (needsName: boolean): string => `
  select line, target, changes,
    jsonb_build_object('distributorId', distributor, 'distributorBefore', distributor_before) as refs, ${reasonsOf(
      reasonIf(`not v ? 'number'`, 'REQUIRED', 'number'),
      reasonIf(`not v ? 'kind'`, 'REQUIRED', 'kind'),
      ...(needsName ? [reasonIf(`target is null and not v ? 'name'`, 'REQUIRED', 'name')] : []),
      reasonIf(
        `v ? 'newNumber' and by_new is not null and by_old is not null and by_new <> by_old`,
        'TAKEN',
        'newNumber',
        `v ->> 'newNumber'`,
      ),
      reasonIf(`v ?& array['number', 'newNumber'] and target is null`, 'UNKNOWN', 'number', `v ->> 'number'`),
      ...distributorReasons,
      reasonIf(
        `region is not null and left(region, 2) is distinct from country
          and (changes ?| array['region', 'country'] or target is null)`,
        'INVALID',
        'region',
        'region',
      ),
    )} as reasons
  from (
    select f.*, coalesce(v ->> 'region', stored ->> 'region') as region,
      coalesce(v ->> 'country', stored ->> 'country') as country, ${changesOf(['kind'], 'written')} as changes
    from (
      select f.*, a.distributor_id as distributor_before,
        -- The number finds the account, whatever its spaces and dashes: a new one alone changes it.
        v - 'number' - 'newNumber' || case when v ? 'newNumber' then jsonb_build_object('number', v -> 'newNumber')
          else '{}' end as written,
        case when a.id is null then '{}' else ${storedAccount}
          || case when a.number_key = ${foldNumberSql(`v ->> 'newNumber'`)} then jsonb_build_object('number', v -> 'newNumber')
             else '{}' end
          || case when a.distributor_id = f.distributor
             then jsonb_build_object('distributorNumber', v -> 'distributorNumber') else '{}' end end as stored
      from (
        select asked.*, o.id as by_old, n.id as by_new, coalesce(o.id, n.id) as target, d.id as distributor,
          w.line as distributor_line, ${distributorProblem} as problem
        from asked
        ${found(`v ->> 'number'`)} o on v ? 'number'
        ${found(`v ->> 'newNumber'`)} n on v ? 'newNumber'
        ${distributor}
        offset 0
      ) f left join lateral (select * from account a where a.id = f.target limit 1) a on true ${distributorOf('a')}
      offset 0
    ) f offset 0
  ) f`;

const added = (values: Record<string, string>): Record<string, [null, string]> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]]));

async function apply(manager: EntityManager, rows: readonly RowDone[], { actor }: Context): Promise<void> {
  await appendAudits(
    manager,
    rows.map(({ outcome, targetId, values, changes }) => ({
      action: outcome === 'add' ? ('add' as const) : ('edit' as const),
      actor,
      targetKind: 'account',
      targetId,
      outcome: 'imported',
      changes: outcome === 'add' ? added(values) : changes,
    })),
  );
  await addAccounts(
    manager,
    rows
      .filter(({ outcome }) => outcome === 'add')
      .map(({ targetId, values, refs }) => ({
        id: targetId,
        distributorId: refs['distributorId'] ?? null,
        ...values,
        name: values['name'] ?? values['number']!,
      })),
  );
  await changeAccounts(
    manager,
    rows
      .filter(({ outcome }) => outcome === 'change')
      .map(({ targetId, changes, refs }) => ({
        id: targetId,
        set: {
          ...Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after])),
          ...('distributorNumber' in changes && { distributorId: refs['distributorId'] ?? null }),
        },
      })),
  );
}

/** Returns SQL that is true if the previous distributor of a row's retailer was deleted. */
const previousRemoved = (row: string): string =>
  `${row}.refs ->> 'distributorBefore' is not null and not exists (select from account o
    where o.id = (${row}.refs ->> 'distributorBefore')::uuid and o.kind = 'gold_distributor')`;

/** SQL of the fields of account `a` with distributor `d` that row `r` changed, each with why it stays, or null. */
const comparedFields = `select k as field, r.changes -> k ->> 0 as before, r.changes -> k ->> 1 as after,
    case when not coalesce(case k when 'distributorNumber' then a.distributor_id::text is not distinct from r.refs ->> 'distributorId'
        else ${storedAccount} ->> k is not distinct from r.changes -> k ->> 1 end, false) then 'CHANGED_AGAIN'
      when k = 'number' and exists (select from account o where o.kind = a.kind and o.id <> a.id
        and o.number_key = ${foldNumberSql('r.changes -> k ->> 0')}) then 'TAKEN'
      when k = 'distributorNumber' and ${previousRemoved('r')} then 'PREVIOUS_REMOVED' end as code
  from jsonb_object_keys(r.changes) k`;

async function restore(
  manager: EntityManager,
  rows: readonly RowDone[],
  { importId, actor }: Context,
): Promise<RowUndone[]> {
  const compared: ComparedRow[] = await manager.query(
    `select r.line, a.id, (select coalesce(json_agg(f), '[]') from (${comparedFields}) f) as fields
     from data_import_row r join account a on a.id = r.target_id ${distributorOf('a')}
     where r.import_id = $1 and r.line = any($2::int[])`,
    [importId, rows.map(({ line }) => line)],
  );
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const back = goingBack(compared);
  await appendAudits(
    manager,
    back.map(({ id, fields }) => ({
      action: 'edit' as const,
      actor,
      targetKind: 'account',
      targetId: id,
      outcome: 'import_undone',
      changes: changesBack(fields),
    })),
  );
  await changeAccounts(
    manager,
    back.map(({ line, id, fields }) => ({
      id,
      set: {
        ...previousValues(fields),
        ...(fields.some(({ field }) => field === 'distributorNumber') && {
          distributorId: byLine.get(line)!.refs['distributorBefore'] ?? null,
        }),
      },
    })),
  );
  return restoredRows(compared);
}

/** Serializes changes of accounts by files, because numbers must be unique. */
const hold = (manager: EntityManager): Promise<void> => lockWord(manager, 'imported accounts');

async function undo(
  manager: EntityManager,
  rows: readonly RowDone[],
  context: Context,
): Promise<RowUndone[]> {
  await hold(manager);
  const restored = await restore(
    manager,
    rows.filter(({ outcome }) => outcome === 'change'),
    context,
  );
  return [...restored, ...(await removeAdded(manager, rows, context, 'account', removeUnusedAccounts))];
}

/**
 * Returns SQL that is true if account `r` is a retailer that undoing the import deletes or removes from its
 * distributor.
 */
const leaving = async (): Promise<string> => `r.id in (
    select a.id from data_import_row i join account a on a.id = i.target_id
    where i.import_id = $1 and i.done and i.undone is null and case i.outcome when 'add' then ${await unusedAccount()}
      when 'change' then i.changes ? 'distributorNumber' and a.distributor_id::text is not distinct from i.refs ->> 'distributorId'
        and not (${previousRemoved('i')}) end)`;

const undoCounts = async (importId: string): Promise<ImportUndo> =>
  countUndo(
    {
      table: 'account',
      as: 'a',
      joins: distributorOf('a'),
      fields: comparedFields,
      unused: await unusedAccount(undefined, await leaving()),
    },
    [importId],
  );

const common = {
  keys: {
    number: `case when r."values" ? 'kind' then (r."values" ->> 'kind') || ' ' || ${foldNumberSql(`r."values" ->> 'number'`)} end`,
    newNumber: `(r."values" ->> 'kind') || ' ' || ${foldNumberSql(`r."values" ->> 'newNumber'`)}`,
  },
  hold,
  apply,
  undo,
  undoCounts,
};

/** Files of accounts. */
export const accounts: KindOfImport = { ...common, evaluated: evaluatedBy(true), dependsOn, later };

/** Files of account numbers. */
export const accountNumbers: KindOfImport = { ...common, evaluated: evaluatedBy(false) };
