import type { EntityManager, FindOptionsSelect, FindOptionsWhere } from 'typeorm';
import { AppError } from '#server/platform/errors';

/** Holds a module, so that what belongs to it is changed by one at a time; false where it is absent. */
export async function lockModule(manager: EntityManager, id: string): Promise<boolean> {
  const rows: unknown[] = await manager.query('select from module where id = $1 for no key update', [id]);
  return rows.length > 0;
}

interface OfModule {
  id: string;
  moduleId: string;
}

/** Holds the module of what belongs to one by its id; NOT_FOUND where that is absent. */
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
