import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { hold } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { Role, UserType } from '#server/platform/viewer';
import { ProfileEntity } from './profile.entity';
import { mapTakenEmail } from './taken-email';

/** What an administrator decides of a person. */
export interface ProfileStatus {
  role: Role;
  userType: UserType;
  accountId: string | null;
  /** Whether, as a manager of a distributor, also of its retailers. */
  managesRetailers: boolean;
  /** Since when the person may not sign in; null for who may. */
  disabledAt: Date | null;
}

/** Changes what administrators decide of a person, and the e-mail, whom the caller's transaction holds. */
export async function changeStatus(
  manager: EntityManager,
  profileId: string,
  changes: Partial<ProfileStatus & { email: string }>,
): Promise<void> {
  await mapTakenEmail(() => manager.update(ProfileEntity, profileId, { ...changes, updatedAt: now() }));
}

/** What is changed of many people at once, in the database's form. */
export interface ManyStatuses {
  role: string;
  userType: string;
  accountId: string | null;
  disabledAt: string | null;
  proCycleStartedAt: string | null;
  /** Since when the person is PRO; written with the type alone, by which the database dates it otherwise. */
  proSince: string | null;
}

const columns: Record<Exclude<keyof ManyStatuses, 'proSince'>, string> = {
  role: 'role text',
  userType: 'user_type text',
  accountId: 'account_id uuid',
  disabledAt: 'disabled_at timestamptz',
  proCycleStartedAt: 'pro_cycle_started_at timestamptz',
};

/** These fields of people who are still there, by their ids. */
export async function statusesOf(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, ManyStatuses>> {
  const rows = await manager.query<{ id: string; json: ManyStatuses }[]>(
    `select id, json_build_object('role', role, 'userType', user_type, 'accountId', account_id,
       'disabledAt', disabled_at, 'proCycleStartedAt', pro_cycle_started_at, 'proSince', pro_since) as json
     from profile where id = any($1::uuid[]) and removal_reason is null`,
    [profileIds],
  );
  return new Map(rows.map(({ id, json }) => [id, json]));
}

/** Dates PRO people as they were before: after the type, with which the database dates them anew. */
export async function writeProSince(
  manager: EntityManager,
  people: readonly (Partial<ManyStatuses> & { id: string })[],
): Promise<void> {
  const dated = people
    .filter(({ proSince }) => proSince)
    .map(({ id, proSince }) => ({ id, since: proSince }));
  if (dated.length === 0) return;
  await manager.query(
    `update profile p set pro_since = v.since from jsonb_to_recordset($1::jsonb) as v (id uuid, since timestamptz)
     where p.id = v.id and p.user_type = 'pro'`,
    [JSON.stringify(dated)],
  );
}

/** Gives people, whom the caller's transaction holds, each the values that are said: of the same fields for all of them. */
export async function changeStatuses(
  manager: EntityManager,
  people: readonly (Partial<ManyStatuses> & { id: string })[],
): Promise<void> {
  const fields = Object.keys(people[0] ?? {}).filter((name) => name in columns) as (keyof typeof columns)[];
  if (fields.length === 0) return;
  const rows = people.map((person) => ({
    id: person.id,
    ...Object.fromEntries(fields.map((field) => [columns[field].split(' ')[0], person[field]])),
  }));
  const named = fields.map((field) => columns[field]);
  const set = named.map((column) => column.split(' ')[0]!).map((column) => `${column} = v.${column}`);
  await manager.query(
    `update profile p set ${set.join(', ')}, updated_at = $2
     from jsonb_to_recordset($1::jsonb) as v (id uuid, ${named.join(', ')}) where p.id = v.id`,
    [JSON.stringify(rows), now()],
  );
  await writeProSince(manager, people);
}

/** Has changes of who is an administrator wait for one another until the transaction ends. */
export const lockAdministrators = (manager: EntityManager): Promise<void> => hold(manager, 'administrators');

/** LAST_ADMINISTRATOR where the person is the only administrator who may sign in; under `lockAdministrators`. */
export async function requireOtherAdministrators(manager: EntityManager, profileId: string): Promise<void> {
  const [last]: unknown[] = await manager.query(
    `select 1 from profile p where p.id = $1 and p.role = 'admin' and not exists (
       select from profile o where o.role = 'admin' and o.disabled_at is null and o.id <> p.id)`,
    [profileId],
  );
  if (last) throw new AppError('LAST_ADMINISTRATOR');
}
