import type { EntityManager } from 'typeorm';

/** Holds a module, so that what belongs to it is changed by one at a time; false where it is absent. */
export async function lockModule(manager: EntityManager, id: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('select from module where id = $1 for no key update', [id]);
  return rows.length > 0;
}
