import type { EntityManager } from 'typeorm';
import { unreferred } from '#server/platform/database/references';
import { mapTakenEmail } from './taken-email';

/** A person to add. Omitted fields have the defaults of a sign-up. `disabled` is yes or no. */
export interface AddedPerson {
  id: string;
  accountId: string | null;
  name?: string;
  email?: string;
  externalId?: string;
  phone?: string;
  lang?: string;
  role?: string;
  userType?: string;
  location?: string;
  country?: string;
  state?: string;
  disabled?: string;
}

/** The changed fields of a person. `disabled` is yes or no. */
export interface ChangedPerson {
  id: string;
  set: Partial<Record<Exclude<keyof AddedPerson, 'id'>, string | null>>;
}

/** Adds people in one statement in the caller's transaction, which has checked that their e-mail addresses are free. */
export async function addPeople(manager: EntityManager, people: readonly AddedPerson[]): Promise<void> {
  if (people.length === 0) return;
  const text = `insert into profile (id, account_id, name, email, external_id, phone, lang, role, user_type, location, country, state,
       disabled_at)
     select id, "accountId", name, email, "externalId", phone, coalesce(lang, 'en'), coalesce(role, 'user'),
       coalesce("userType", 'standard'), location, country, state, case when disabled = 'yes' then now() end
     from jsonb_to_recordset($1::jsonb) as n (id uuid, "accountId" uuid, name text, email text, "externalId" text,
       phone text, lang text, role text, "userType" text, location text, country text, state text, disabled text)`;
  await mapTakenEmail(() => manager.query(text, [JSON.stringify(people)]));
}

const columns = {
  name: 'name',
  email: 'email',
  externalId: 'external_id',
  phone: 'phone',
  lang: 'lang',
  role: 'role',
  userType: 'user_type',
  location: 'location',
  country: 'country',
  state: 'state',
} as const;

/**
 * Changes fields of people locked by the caller's transaction in one statement. Tokens of disabled people are rejected
 * from then on; the caller disables their accounts.
 */
export async function changePeople(manager: EntityManager, people: readonly ChangedPerson[]): Promise<void> {
  if (people.length === 0) return;
  const plain = Object.entries(columns).map(
    ([field, column]) =>
      `${column} = case when c.set ? '${field}' then c.set ->> '${field}' else p.${column} end`,
  );
  const closes = `c.set ->> 'disabled' = 'yes' and p.disabled_at is null`;
  const text = `update profile p set ${plain.join(', ')},
       account_id = case when c.set ? 'accountId' then (c.set ->> 'accountId')::uuid else p.account_id end,
       disabled_at = case when not c.set ? 'disabled' then p.disabled_at
         when c.set ->> 'disabled' = 'yes' then coalesce(p.disabled_at, now()) end,
       sessions_ended_at = case when ${closes} then clock_timestamp() else p.sessions_ended_at end,
       sessions_ended_except = case when ${closes} then null else p.sessions_ended_except end,
       sessions_ended_by = case when ${closes} then 'elsewhere' else p.sessions_ended_by end,
       updated_at = now()
     from jsonb_to_recordset($1::jsonb) as c (id uuid, set jsonb) where p.id = c.id`;
  await mapTakenEmail(() => manager.query(text, [JSON.stringify(people)]));
}

// Rows that remain after results were deleted.
const spared = {
  'points_balance.profile_id': 'r.balance = 0',
  'tests_passed.profile_id': 'r.number = 0',
};

/**
 * Returns SQL that is true if person `p` has never been active, is unchanged since they were added, and nothing refers
 * to the profile.
 */
export const unusedPerson = async (manager?: EntityManager): Promise<string> =>
  `p.last_seen_at is null and p.updated_at = p.created_at and ${await unreferred('profile', 'p', manager, spared)}`;

/** Deletes those of the people, who are locked by the caller's transaction, who are unused. Returns their ids. */
export async function removeUnusedPeople(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [gone]: [{ id: string }[], number] = await manager.query(
    `delete from profile p where id = any($1::uuid[]) and ${await unusedPerson(manager)} returning id`,
    [ids],
  );
  return gone.map(({ id }) => id);
}
