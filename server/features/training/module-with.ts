import { AppError } from '#server/platform/errors';
import type { ReadTogether } from '#server/platform/read-together';
import type { Viewer } from '#server/platform/viewer';
import { testedModule } from './catalogue';
import { learnerWith } from './learner';
import type { ModuleValues } from './module.types';
import { moduleFor } from './modules.service';

/** The module of an attempt or result, for whoever reads that; without a promise where the catalogue is loaded. */
export function moduleWith(
  row: ReadTogether & { moduleId: string },
  viewer: Viewer,
): ModuleValues | Promise<ModuleValues> {
  const learner = learnerWith(row, viewer);
  const found = testedModule(row.moduleId);
  const given = (module: Awaited<typeof found>): ModuleValues => {
    if (!module) throw new AppError('NOT_FOUND');
    return moduleFor(learner, module);
  };
  return found && 'then' in found ? found.then(given) : given(found);
}
