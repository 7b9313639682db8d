import type { EntityManager } from 'typeorm';

/**
 * Deletes the personal values of people from the audit log. The entries stay. The database allows this only for deleted
 * people.
 */
export async function erasePersonal(manager: EntityManager, ...profileIds: readonly string[]): Promise<void> {
  await manager.query('select erase_audit_personal($1::uuid[])', [profileIds]);
}
