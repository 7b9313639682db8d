import type { EntityManager, FindOptionsSelect, FindOptionsWhere } from 'typeorm';
import { AppError } from '#server/platform/errors';

/** Locks a module, so that its parts are changed one request at a time. Returns false if it doesn't exist. */
export async function lockModule(manager: EntityManager, id: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('select from module where id = $1 for no key update', [id]);
  return rows.length > 0;
}

interface OfModule {
  id: string;
  moduleId: string;
}

/** Returns a function that locks the module of a record by its id. Throws NOT_FOUND if the record doesn't exist. */
export const lockModuleOf =
  <T extends OfModule>(type: new () => T) =>
  async (manager: EntityManager, id: string): Promise<void> => {
    const found = await manager.findOne(type, {
      select: { moduleId: true } as FindOptionsSelect<T>,
      where: { id } as FindOptionsWhere<T>,
    });
    if (!found) throw new AppError('NOT_FOUND');
    await lockModule(manager, found.moduleId);
  };
