import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { hold } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { Role, UserType } from '#server/platform/viewer';
import { ProfileEntity } from './profile.entity';

/** What an administrator decides of a person. */
export interface Standing {
  role: Role;
  userType: UserType;
  accountId: string | null;
  /** Whether, as a manager of a distributor, also of its retailers. */
  managesRetailers: boolean;
  /** Since when the person may not sign in; null for who may. */
  disabledAt: Date | null;
}

/** Changes what administrators decide of a person, and the e-mail, whom the caller's transaction holds. */
export async function changeStanding(
  manager: EntityManager,
  profileId: string,
  changes: Partial<Standing & { email: string }>,
): Promise<void> {
  await manager.update(ProfileEntity, profileId, { ...changes, updatedAt: now() });
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
