import type { EntityManager } from 'typeorm';
import { appendAudits } from '#server/features/audit/audit.service';
import type { Changes } from '#server/features/audit/audit.types';
import { lockEmails } from '#server/features/identity/identity.queries';
import { enqueueInvitations } from '#server/features/identity/password-link/send-invitation.job';
import { syncIdentityAccounts } from '#server/features/identity/sync-identity-accounts.job';
import { lockPeople } from '#server/features/profile/status/change-user-types';
import { lockAdministrators } from '#server/features/profile/status/change-status';
import { addPeople, changePeople } from '#server/features/profile/changes/many-people';
import { foldNumberSql } from '#server/platform/database/sql';
import { changesOf, reasonIf, reasonsOf } from './evaluate';
import type { Context, KindOfImport, RowDone, Rows } from './kind';
import { asAudited, signsIn, storedPerson } from './people-values';
import { undo, undoCounts } from './undo-people';

const accountKinds = `array['employee', 'cost_center', 'gold_distributor', 'gold_retailer']`;

const evaluated = `
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
            and a.number_key = ${foldNumberSql(`v ->> 'accountNumber'`)} and a.disabled_at is null) n on v ? 'accountNumber'
      ) f left join lateral (select * from profile p where p.id = f.target limit 1) p on true
      left join lateral (select a.number from account a where a.id = p.account_id limit 1) a on true
      -- Worked out once a row, wherever it is asked for.
      offset 0
    ) f offset 0
  ) f`;

/** The audited fields of an added person, the same as elsewhere. */
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

async function apply(manager: EntityManager, rows: readonly RowDone[], context: Context): Promise<void> {
  const { actor } = context;
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
  await syncIdentityAccounts(
    manager,
    rows.filter(({ changes }) => 'disabled' in changes).map(({ targetId }) => targetId),
  );
  if (context.invites) {
    const invited = news.filter(({ values }) => values['disabled'] !== 'yes').map(({ targetId }) => targetId);
    await enqueueInvitations(manager, invited);
  }
}

/** Files of people. */
export const people: KindOfImport = {
  evaluated,
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
