import type { EntityManager } from 'typeorm';
import { unreferred } from '#server/platform/references';
import { mapTakenEmail } from './taken-email';

/** Somebody to be added; what is left out is as for whoever signs up. `disabled` is yes or no. */
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

/** What is written of somebody: the fields that are there, `disabled` as yes or no. */
export interface ChangedPerson {
  id: string;
  set: Partial<Record<Exclude<keyof AddedPerson, 'id'>, string | null>>;
}

/** Adds people by one statement, in the caller's transaction, which has seen to it that nobody has their e-mails. */
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
 * Writes fields of people, whom the caller's transaction holds, by one statement. Whoever is disabled by it is refused from
 * then on with every token of before; the accounts to sign in to are the caller's to see to.
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

// What is left of results that were taken back.
const spared = {
  'points_balance.profile_id': 'r.balance = 0',
  'tests_passed.profile_id': 'r.number = 0',
};

/** SQL of whether person `p` has never been here, is as added, and nothing refers to the profile. */
export const unusedPerson = async (manager?: EntityManager): Promise<string> =>
  `p.last_seen_at is null and p.updated_at = p.created_at and ${await unreferred('profile', 'p', manager, spared)}`;

/** Removes those of these people, whom the caller's transaction holds, of whom nothing came since; gives their ids. */
export async function removeUnusedPeople(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [gone]: [{ id: string }[], number] = await manager.query(
    `delete from profile p where id = any($1::uuid[]) and ${await unusedPerson(manager)} returning id`,
    [ids],
  );
  return gone.map(({ id }) => id);
}
