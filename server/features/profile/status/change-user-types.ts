import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { appendAudits } from '#server/features/audit/audit.service';
import type { AuditAction } from '#server/features/audit/audit.types';
import type { UserType } from '#server/platform/access/viewer';

/** Locks these people in id order until the transaction ends. */
export async function lockPeople(manager: EntityManager, profileIds: readonly string[]): Promise<void> {
  await select(
    'people-lock',
    'select from profile where id = any($1::uuid[]) order by id for no key update',
    [profileIds],
    manager,
  );
}

/** Changes people of one type to another, audited as an action of the portal. Returns those who had the first type. */
async function changeUserTypes(
  manager: EntityManager,
  profileIds: readonly string[],
  [from, to]: [UserType, UserType],
  action: AuditAction,
): Promise<string[]> {
  if (profileIds.length === 0) return [];
  const rows: { id: string }[] = await manager.query(
    `with changed as (
       update profile set user_type = $3, updated_at = now() where id = any($1::uuid[]) and user_type = $2
       returning id
     ) select id from changed order by id`,
    [profileIds, from, to],
  );
  await appendAudits(
    manager,
    rows.map(({ id }) => ({
      action,
      actor: { kind: 'system' },
      targetKind: 'profile',
      targetId: id,
      changes: { userType: [from, to] },
    })),
  );
  return rows.map(({ id }) => id);
}

/**
 * Promotes standard people to PRO in the caller's transaction, which must have locked them; audited. Returns those who
 * were promoted.
 */
export const promote = (manager: EntityManager, profileIds: readonly string[]): Promise<string[]> =>
  changeUserTypes(manager, profileIds, ['standard', 'pro'], 'edit');

/**
 * Changes PRO people to standard in the caller's transaction, which must have locked them; audited. Returns those who
 * were PRO.
 */
export const demote = (manager: EntityManager, profileIds: readonly string[]): Promise<string[]> =>
  changeUserTypes(manager, profileIds, ['pro', 'standard'], 'user_update');
