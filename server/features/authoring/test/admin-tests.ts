import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { lockModule } from '#server/features/modules/lock-module';
import { AppError } from '#server/platform/errors';
import { AdminTest } from './admin-test.entity';

/** Rejects a second test of a module. Concurrent requests wait for the lock of the module. */
async function rejectSecond(
  manager: EntityManager,
  _editor: unknown,
  { values: { moduleId }, before }: Change<AdminTest>,
): Promise<object> {
  if (before) return {};
  if (!(await lockModule(manager, moduleId))) throw new AppError('NOT_FOUND');
  if (await manager.existsBy(AdminTest, { moduleId })) {
    throw new AppError('CONFLICT', 'The module has a test already.');
  }
  return {};
}

/** Actions of administrators on the settings of tests, except publishing. */
export const adminTests = resourceService(AdminTest, {
  order: 'createdAt',
  cache: 'modules',
  before: rejectSecond,
  scopes: { write: 'write_modules' },
});
