import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { lockModule } from '#server/features/modules/lock-module';
import { AppError } from '#server/platform/errors';
import { AdminTest } from './admin-test.entity';

/** A module has one test: of two that make it at once the second waits for the module and finds the first one's. */
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

/** What administrators do with the settings of tests, but for publishing them. */
export const adminTests = resourceService(AdminTest, {
  order: 'createdAt',
  cache: 'modules',
  before: rejectSecond,
  scopes: { write: 'write_modules' },
});
