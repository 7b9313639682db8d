import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { hold } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { Role, UserType } from '#server/platform/access/viewer';
import { ProfileEntity } from '../profile.entity';
import { mapTakenEmail } from '../changes/taken-email';

/** The fields of a person that administrators change. */
export interface ProfileStatus {
  role: Role;
  userType: UserType;
  accountId: string | null;
  /** True if a manager of a distributor also manages its retailers. */
  managesRetailers: boolean;
  /** When the person was disabled; null if they can sign in. */
  disabledAt: Date | null;
}

/** Changes these fields and the e-mail address of a person locked by the caller's transaction. */
export async function changeStatus(
  manager: EntityManager,
  profileId: string,
  changes: Partial<ProfileStatus & { email: string }>,
): Promise<void> {
  await mapTakenEmail(() => manager.update(ProfileEntity, profileId, { ...changes, updatedAt: now() }));
}

/** Fields that are changed for many people at once, in the database's format. */
export interface ManyStatuses {
  role: string;
  userType: string;
  accountId: string | null;
  disabledAt: string | null;
  proCycleStartedAt: string | null;
  /** When the person became PRO. Only written together with the type, which otherwise sets it to now. */
  proSince: string | null;
}

const columns: Record<Exclude<keyof ManyStatuses, 'proSince'>, string> = {
  role: 'role text',
  userType: 'user_type text',
  accountId: 'account_id uuid',
  disabledAt: 'disabled_at timestamptz',
  proCycleStartedAt: 'pro_cycle_started_at timestamptz',
};

/** Returns these fields of the existing people by id. */
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

/** Restores the dates of PRO people. Call it after writing the type, because a trigger sets them. */
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

/** Writes the given values of people locked by the caller's transaction. All must have the same fields. */
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

/** Serializes changes of administrators until the transaction ends. */
export const lockAdministrators = (manager: EntityManager): Promise<void> => hold(manager, 'administrators');

/** Throws LAST_ADMINISTRATOR if the person is the only enabled administrator. Call it under `lockAdministrators`. */
export async function requireOtherAdministrators(manager: EntityManager, profileId: string): Promise<void> {
  const [last]: unknown[] = await manager.query(
    `select 1 from profile p where p.id = $1 and p.role = 'admin' and not exists (
       select from profile o where o.role = 'admin' and o.disabled_at is null and o.id <> p.id)`,
    [profileId],
  );
  if (last) throw new AppError('LAST_ADMINISTRATOR');
}
