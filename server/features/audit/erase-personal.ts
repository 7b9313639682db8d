import type { EntityManager } from 'typeorm';

/**
 * Deletes the personal values about people from the audit; its entries stay as they are. The database refuses it for a
 * person who wasn't deleted, and every other way.
 */
export async function erasePersonal(manager: EntityManager, ...profileIds: readonly string[]): Promise<void> {
  await manager.query('select erase_audit_personal($1::uuid[])', [profileIds]);
}
