import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { erasePersonal } from '#server/features/audit/erase-personal';
import { syncIdentityAccounts } from '#server/features/identity/sync-identity-accounts.job';
import { removeEmptyBalances } from '#server/features/points/change-points';
import { lockPeople } from '#server/features/profile/status/change-user-types';
import { lockAdministrators, writeProSince } from '#server/features/profile/status/change-status';
import { changePeople, removeUnusedPeople, unusedPerson } from '#server/features/profile/changes/many-people';
import type { Viewer } from '#server/platform/access/viewer';
import type { ImportUndo } from '../import.types';
import { kept } from './kept';
import type { Context, RowDone, RowUndone } from './kind';
import { asAudited, signsIn, storedPerson } from './people-values';
import {
  changesBack,
  type ComparedRow,
  countUndo,
  previousValues,
  goingBack,
  removeAdded,
  restoredRows,
} from './undoing';

/** SQL that is true if person `p` with account `a` still has the imported value of field `k` in row `r`. */
const stillHas = `case k when 'accountNumber' then p.account_id::text is not distinct from r.refs ->> 'accountId'
    when 'email' then lower(p.email) = lower(r.changes -> k ->> 1)
    else ${storedPerson} ->> k is not distinct from r.changes -> k ->> 1 end`;

/** SQL of why a field stays although it has the imported value, or null. $2 and $3 are the actor's kind and id. */
const mustStay = `case when k in ('role', 'disabled') and $2::text = 'person' and p.id::text = $3 then 'OWN_RECORD'
    when $2::text = 'client' and 'admin' in (p.role, r.changes -> 'role' ->> 0) then 'NOT_ALLOWED'
    when k = 'email' and ${signsIn} then 'SIGNS_IN'
    when k = 'email' and exists (select from profile o where lower(o.email) = lower(r.changes -> k ->> 0) and o.id <> p.id)
      then 'TAKEN'
    when k = 'externalId' and exists (select from profile o where o.external_id = r.changes -> k ->> 0 and o.id <> p.id)
      then 'TAKEN'
    when k = 'accountNumber' and r.refs ->> 'accountBefore' is not null and not exists (select from account o
      where o.id = (r.refs ->> 'accountBefore')::uuid) then 'PREVIOUS_REMOVED' end`;

/** SQL of the fields of person `p` with account `a` that row `r` changed, each with why it stays, or null. */
const comparedFields = `select k as field, r.changes -> k ->> 0 as before, r.changes -> k ->> 1 as after,
    case when not coalesce(${stillHas}, false) then 'CHANGED_AGAIN' else ${mustStay} end as code
  from jsonb_object_keys(r.changes) k`;

async function restore(
  manager: EntityManager,
  rows: readonly RowDone[],
  { importId, actor }: Context,
): Promise<RowUndone[]> {
  const compared: ComparedRow[] = await manager.query(
    `select r.line, p.id, (select coalesce(json_agg(f), '[]') from (${comparedFields}) f) as fields
     from data_import_row r join profile p on p.id = r.target_id left join account a on a.id = p.account_id
     where r.import_id = $1 and r.line = any($4::int[])`,
    [importId, actor.kind, actor.id ?? '', rows.map(({ line }) => line)],
  );
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const back = goingBack(compared);
  await appendAudits(
    manager,
    back.map(({ id, fields }) => ({
      action: 'user_update' as const,
      actor,
      targetKind: 'profile',
      targetId: id,
      outcome: 'import_undone',
      ...asAudited(id, changesBack(fields)),
    })),
  );
  await changePeople(
    manager,
    back.map(({ line, id, fields }) => ({
      id,
      set: {
        ...previousValues(fields),
        ...(fields.some(({ field }) => field === 'accountNumber') && {
          accountId: byLine.get(line)!.refs['accountBefore'] ?? null,
        }),
      },
    })),
  );
  await writeProSince(
    manager,
    back
      .filter(({ fields }) => fields.some(({ field }) => field === 'userType'))
      .map(({ line, id }) => ({ id, proSince: byLine.get(line)!.refs['proSince'] ?? null })),
  );
  const reopened = back.filter(({ fields }) => fields.some(({ field }) => field === 'disabled'));
  await syncIdentityAccounts(
    manager,
    reopened.map(({ id }) => id),
  );
  return restoredRows(compared);
}

/** Returns the administrators, whom API clients can't change; empty if a person undoes the import. */
async function administratorsAmong(
  manager: EntityManager,
  rows: readonly RowDone[],
  { actor }: Context,
): Promise<ReadonlySet<string>> {
  if (actor.kind !== 'client') return new Set();
  const found: { id: string }[] = await manager.query(
    `select id from profile where id = any($1::uuid[]) and role = 'admin'`,
    [rows.map(({ targetId }) => targetId)],
  );
  return new Set(found.map(({ id }) => id));
}

/**
 * Deletes added people who never signed in, with their personal data in the audit log, because no one could request its
 * deletion later.
 */
async function removePeople(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  await removeEmptyBalances(manager, ids);
  const gone = await removeUnusedPeople(manager, ids);
  await erasePersonal(manager, ...gone);
  return gone;
}

/** Undoes rows of a file of people as far as their values are still the imported ones. */
export async function undo(
  manager: EntityManager,
  rows: readonly RowDone[],
  context: Context,
): Promise<RowUndone[]> {
  await lockAdministrators(manager);
  await lockPeople(
    manager,
    rows.map(({ targetId }) => targetId),
  );
  const restored = await restore(
    manager,
    rows.filter(({ outcome }) => outcome === 'change'),
    context,
  );
  const spared = await administratorsAmong(manager, rows, context);
  const added = rows.filter(({ outcome, targetId }) => outcome === 'add' && !spared.has(targetId));
  return [
    ...restored,
    ...(await removeAdded(manager, added, context, 'profile', removePeople)),
    ...rows.flatMap(({ outcome, line, targetId }): RowUndone[] =>
      outcome === 'add' && spared.has(targetId)
        ? [{ line, result: 'nothing', kept: [kept('NOT_ALLOWED', 'role')] }]
        : [],
    ),
  ];
}

/** Returns the effects of undoing a file of people. */
export async function undoCounts(importId: string, viewer: Viewer): Promise<ImportUndo> {
  const { kind, id } = actorOf(viewer);
  return countUndo(
    {
      table: 'profile',
      as: 'p',
      joins: 'left join account a on a.id = p.account_id',
      fields: comparedFields,
      unused: `($2::text <> 'client' or p.role <> 'admin') and ${await unusedPerson()}`,
    },
    [importId, kind, id ?? ''],
  );
}
