import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { erasePersonal } from '#server/features/audit/audit-personal';
import type { Changes } from '#server/features/audit/audit.types';
import { lockEmails } from '#server/features/identity/identity.queries';
import { enqueueInvitations } from '#server/features/identity/password-link/send-invitation.job';
import { settleSignIns } from '#server/features/identity/settle-sign-ins.job';
import { removeEmptyBalances } from '#server/features/points/change-points';
import { lockPeople } from '#server/features/profile/change-user-types';
import { lockAdministrators, writeProSince } from '#server/features/profile/change-standing';
import {
  addPeople,
  changePeople,
  removeUnusedPeople,
  unusedPerson,
} from '#server/features/profile/many-people';
import type { Viewer } from '#server/platform/viewer';
import type { ImportUndo } from '../import.types';
import { changesOf, reasonIf, reasonsOf } from './judge';
import { kept } from './kept';
import { numberKey } from './number-key';
import type { Deed, KindOfImport, RowDone, Rows, RowUndone } from './kind';
import {
  changesBack,
  type ComparedRow,
  countUndo,
  formerValues,
  goingBack,
  removeAdded,
  restoredRows,
} from './undoing';

const accountKinds = `array['employee', 'cost_center', 'gold_distributor', 'gold_retailer']`;

/** SQL of what is stored of person `p` of account `a`, field by field, as files say it. */
const storedPerson = `jsonb_build_object('name', p.name, 'email', p.email, 'externalId', p.external_id, 'role', p.role,
  'userType', p.user_type, 'lang', p.lang, 'location', p.location, 'country', p.country, 'state', p.state,
  'phone', p.phone, 'accountNumber', a.number, 'disabled', case when p.disabled_at is null then 'no' else 'yes' end)`;

const signsIn = 'exists (select from profile_identity i where i.profile_id = p.id)';

const judged = `
  select line, target, changes,
    jsonb_build_object('accountId', account, 'accountBefore', account_before, 'proSince', pro_since) as refs, ${reasonsOf(
      reasonIf(
        `target is not null and (by_email <> target or by_id is null and v ? 'externalId' and external_id is not null
          and external_id <> v ->> 'externalId')`,
        'TAKEN',
        'email',
        `v ->> 'email'`,
      ),
      reasonIf(`target is null and not v ? 'email'`, 'REQUIRED', 'email'),
      reasonIf(`target is null and not v ? 'name'`, 'REQUIRED', 'name'),
      reasonIf(`changes ? 'email' and signs_in`, 'SIGNS_IN', 'email', `v ->> 'email'`),
      reasonIf(
        `v ? 'accountNumber' and account is null and accounts = 0`,
        'UNKNOWN',
        'accountNumber',
        `v ->> 'accountNumber'`,
      ),
      reasonIf(`accounts > 1`, 'AMBIGUOUS', 'accountNumber', `v ->> 'accountNumber'`),
      reasonIf(
        `state is not null and left(state, 2) is distinct from country and (changes ?| array['state', 'country'] or target is null)`,
        'INVALID',
        'state',
        'state',
      ),
      reasonIf(
        `target is not null and $4::text = 'person' and target::text = $5::text
          and (changes ? 'role' or changes -> 'disabled' ->> 1 = 'yes')`,
        'OWN_RECORD',
        'role',
      ),
      reasonIf(
        `$4::text = 'client' and (v ->> 'role' = 'admin' or role = 'admin' and changes <> '{}')`,
        'NOT_ALLOWED',
        'role',
      ),
    )} as reasons
  from (
    select f.*, stored ->> 'role' as role, coalesce(v ->> 'state', stored ->> 'state') as state,
      coalesce(v ->> 'country', stored ->> 'country') as country, ${changesOf(['accountKind'])} as changes
    from (
      select f.*, p.external_id, p.account_id as account_before, p.pro_since, target is not null and ${signsIn} as signs_in,
        case when p.id is null then '{}' else ${storedPerson}
          -- Also where it was the address of somebody who turned out to be this person.
          || case when f.target = f.by_email then jsonb_build_object('email', v ->> 'email') else '{}' end
          || case when f.of_merged then jsonb_build_object('externalId', v ->> 'externalId') else '{}' end
          || case when p.account_id = f.account then jsonb_build_object('accountNumber', v ->> 'accountNumber')
             else '{}' end end as stored
      from (
        select asked.*, e.id as by_email, x.id as by_id, x.of_merged, coalesce(x.id, e.id) as target,
          cardinality(n.ids) as accounts, n.ids[1] as account
        from asked
        left join lateral (select coalesce(p.merged_into, p.id) as id from profile p
          where lower(p.email) = lower(v ->> 'email') limit 1) e on v ? 'email'
        left join lateral (select coalesce(p.merged_into, p.id) as id, p.merged_into is not null as of_merged from profile p
          where p.external_id = v ->> 'externalId' limit 1) x on v ? 'externalId'
        left join lateral (select coalesce(array_agg(a.id), '{}') as ids from account a
          where a.kind = any(case when v ? 'accountKind' then array[v ->> 'accountKind'] else ${accountKinds} end)
            and a.number_key = ${numberKey(`v ->> 'accountNumber'`)} and a.disabled_at is null) n on v ? 'accountNumber'
      ) f left join lateral (select * from profile p where p.id = f.target limit 1) p on true
      left join lateral (select a.number from account a where a.id = p.account_id limit 1) a on true
      -- Worked out once a row, wherever it is asked for.
      offset 0
    ) f offset 0
  ) f`;

const personalFields = ['name', 'email', 'externalId', 'phone', 'location', 'country', 'state'];

const part = (changes: Changes, isPersonal: boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => personalFields.includes(field) === isPersonal),
  );

const asAudited = (about: string, changes: Changes) => ({
  changes: part(changes, false),
  personal: { about, changes: part(changes, true) },
});

/** What is told of whoever is added: as of whoever is added otherwise. */
const toldOfNew = ['name', 'email', 'externalId', 'lang', 'role', 'userType', 'accountNumber', 'disabled'];

const added = (values: Record<string, string>): Changes =>
  Object.fromEntries(
    toldOfNew.flatMap((field) => (values[field] === undefined ? [] : [[field, [null, values[field]]]])),
  );

async function hold(manager: EntityManager, rows: Rows): Promise<void> {
  await lockAdministrators(manager);
  const [held]: { emails: string[]; ids: string[] }[] = await manager.query(
    `select coalesce(array_agg(r."values" ->> 'email') filter (where r."values" ? 'email'), '{}') as emails,
       coalesce(array_agg(r.target_id) filter (where r.target_id is not null), '{}') as ids
     from data_import_row r where import_id = $1 and line between $2 and $3 and outcome is distinct from 'reject'`,
    [rows.importId, rows.from, rows.to],
  );
  await lockEmails(manager, held!.emails);
  await lockPeople(manager, held!.ids);
}

async function apply(manager: EntityManager, rows: readonly RowDone[], deed: Deed): Promise<void> {
  const { actor } = deed;
  await appendAudits(
    manager,
    rows.map(({ outcome, targetId, values, changes }) => ({
      action: outcome === 'add' ? ('add' as const) : ('user_update' as const),
      actor,
      targetKind: 'profile',
      targetId,
      outcome: 'imported',
      ...asAudited(targetId, outcome === 'add' ? added(values) : changes),
    })),
  );
  const news = rows.filter(({ outcome }) => outcome === 'add');
  await addPeople(
    manager,
    news.map(({ targetId, values, refs }) => ({
      id: targetId,
      accountId: refs['accountId'] ?? null,
      ...values,
    })),
  );
  const changed = rows
    .filter(({ outcome }) => outcome === 'change')
    .map(({ targetId, changes, refs }) => ({
      id: targetId,
      set: {
        ...Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after])),
        ...('accountNumber' in changes && { accountId: refs['accountId'] ?? null }),
      },
    }));
  await changePeople(manager, changed);
  await settleSignIns(
    manager,
    rows.filter(({ changes }) => 'disabled' in changes).map(({ targetId }) => targetId),
  );
  if (deed.invites) {
    const invited = news.filter(({ values }) => values['disabled'] !== 'yes').map(({ targetId }) => targetId);
    await enqueueInvitations(manager, invited);
  }
}

/** SQL of which fields `k` of a row's changes `r` person `p` of account `a` still has as it was imported. */
const stillHas = `case k when 'accountNumber' then p.account_id::text is not distinct from r.refs ->> 'accountId'
    when 'email' then lower(p.email) = lower(r.changes -> k ->> 1)
    else ${storedPerson} ->> k is not distinct from r.changes -> k ->> 1 end`;

/** SQL of why a field stays although it has the imported value, or null; $2 and $3 are the actor's kind and id. */
const mustStay = `case when k in ('role', 'disabled') and $2::text = 'person' and p.id::text = $3 then 'OWN_RECORD'
    when $2::text = 'client' and 'admin' in (p.role, r.changes -> 'role' ->> 0) then 'NOT_ALLOWED'
    when k = 'email' and ${signsIn} then 'SIGNS_IN'
    when k = 'email' and exists (select from profile o where lower(o.email) = lower(r.changes -> k ->> 0) and o.id <> p.id)
      then 'TAKEN'
    when k = 'externalId' and exists (select from profile o where o.external_id = r.changes -> k ->> 0 and o.id <> p.id)
      then 'TAKEN'
    when k = 'accountNumber' and r.refs ->> 'accountBefore' is not null and not exists (select from account o
      where o.id = (r.refs ->> 'accountBefore')::uuid) then 'FORMER_GONE' end`;

/** SQL of the fields that row `r` changed of person `p` of account `a`, each with why it stays, or null. */
const comparedFields = `select k as field, r.changes -> k ->> 0 as before, r.changes -> k ->> 1 as after,
    case when not coalesce(${stillHas}, false) then 'CHANGED_AGAIN' else ${mustStay} end as code
  from jsonb_object_keys(r.changes) k`;

async function restore(
  manager: EntityManager,
  rows: readonly RowDone[],
  { importId, actor }: Deed,
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
        ...formerValues(fields),
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
  await settleSignIns(
    manager,
    reopened.map(({ id }) => id),
  );
  return restoredRows(compared);
}

/** Those of whom a program takes nothing away; nobody where a person undoes. */
async function administratorsAmong(
  manager: EntityManager,
  rows: readonly RowDone[],
  { actor }: Deed,
): Promise<ReadonlySet<string>> {
  if (actor.kind !== 'client') return new Set();
  const found: { id: string }[] = await manager.query(
    `select id from profile where id = any($1::uuid[]) and role = 'admin'`,
    [rows.map(({ targetId }) => targetId)],
  );
  return new Set(found.map(({ id }) => id));
}

/** Removes whoever was added and never came, with what the audit keeps about them: nobody could ask for that any more. */
async function removePeople(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  await removeEmptyBalances(manager, ids);
  const gone = await removeUnusedPeople(manager, ids);
  await erasePersonal(manager, ...gone);
  return gone;
}

async function undo(manager: EntityManager, rows: readonly RowDone[], deed: Deed): Promise<RowUndone[]> {
  await lockAdministrators(manager);
  await lockPeople(
    manager,
    rows.map(({ targetId }) => targetId),
  );
  const restored = await restore(
    manager,
    rows.filter(({ outcome }) => outcome === 'change'),
    deed,
  );
  const spared = await administratorsAmong(manager, rows, deed);
  const added = rows.filter(({ outcome, targetId }) => outcome === 'add' && !spared.has(targetId));
  return [
    ...restored,
    ...(await removeAdded(manager, added, deed, 'profile', removePeople)),
    ...rows.flatMap(({ outcome, line, targetId }): RowUndone[] =>
      outcome === 'add' && spared.has(targetId)
        ? [{ line, result: 'nothing', kept: [kept('NOT_ALLOWED', 'role')] }]
        : [],
    ),
  ];
}

async function undoCounts(importId: string, viewer: Viewer): Promise<ImportUndo> {
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

/** Files of people. */
export const people: KindOfImport = {
  judged,
  keys: {
    email: `lower(r."values" ->> 'email')`,
    externalId: `r."values" ->> 'externalId'`,
    name: 'r.target_id::text',
  },
  hold,
  apply,
  undo,
  undoCounts,
};
