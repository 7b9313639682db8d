import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import type { Person } from '#server/platform/viewer';

type Row = Omit<Person, 'kind'> & { disabled: boolean };

/**
 * The person as the database has it at this moment, for a deed in the manager's transaction: a demotion or a
 * disabling stops writes at once, while the viewer of a request may be seconds old. Throws PROFILE_DISABLED.
 */
export async function freshPerson(manager: EntityManager, { profileId }: Person): Promise<Person> {
  const [row]: Row[] = await manager.query(
    `select p.id as "profileId", p.name, p.role, p.user_type as "userType", p.lang, p.account_id as "accountId",
       a.kind as "accountKind", p.pro_cycle_started_at as "proCycleStartedAt", p.disabled_at is not null as disabled
     from profile p left join account a on a.id = p.account_id
     where p.id = $1`,
    [profileId],
  );
  if (!row || row.disabled) throw new AppError('PROFILE_DISABLED');
  const { disabled: _disabled, ...person } = row;
  return { kind: 'person', ...person };
}
