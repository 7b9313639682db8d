import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database';
import { appendAudits } from '#server/features/audit/audit.service';
import type { AuditAction } from '#server/features/audit/audit.types';
import type { UserType } from '#server/platform/viewer';

/** Locks these people, in their order, until the transaction ends. */
export async function lockPeople(manager: EntityManager, profileIds: readonly string[]): Promise<void> {
  await select(
    'people-lock',
    'select from profile where id = any($1::uuid[]) order by id for no key update',
    [profileIds],
    manager,
  );
}

/** Turns people of one type into another, audited as the portal's own action. Gives who had the first type. */
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
 * Makes standard people PRO in the caller's transaction, which must hold them; audited. Gives who was promoted now:
 * nobody who is not standard.
 */
export const promote = (manager: EntityManager, profileIds: readonly string[]): Promise<string[]> =>
  changeUserTypes(manager, profileIds, ['standard', 'pro'], 'edit');

/** Makes PRO people standard in the caller's transaction, which must hold them; audited. Gives who was PRO. */
export const demote = (manager: EntityManager, profileIds: readonly string[]): Promise<string[]> =>
  changeUserTypes(manager, profileIds, ['pro', 'standard'], 'user_update');
