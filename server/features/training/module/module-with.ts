import { AppError } from '#server/platform/errors';
import { onceKnown } from '#server/platform/cache/once-known';
import type { ReadTogether } from '#server/platform/database/read-together';
import type { Viewer } from '#server/platform/access/viewer';
import { testedModule } from './catalogue';
import { learnerWith } from '../access/learner';
import type { ModuleValues } from './module.types';
import { moduleFor } from './modules.service';

/** Returns the module of an attempt or result for its readers, synchronously if the catalogue is loaded. */
export function moduleWith(
  row: ReadTogether & { moduleId: string },
  viewer: Viewer,
): ModuleValues | Promise<ModuleValues> {
  const learner = learnerWith(row, viewer);
  return onceKnown(testedModule(row.moduleId), (module) => {
    if (!module) throw new AppError('NOT_FOUND');
    return moduleFor(learner, module);
  });
}
