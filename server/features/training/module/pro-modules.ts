import { isForUserType } from '#server/features/profile/audience/user-types';
import type { Viewer } from '#server/platform/access/viewer';
import { learnerOf } from '../access/learner';
import { assertCanReadModules } from '../training.policy';
import { testedCatalogue } from './catalogue';
import type { ModuleValues } from './module.types';
import { listedModules, moduleFor } from './modules.service';

/** Returns up to `max` modules with PRO tests in the viewer's list that PRO people can take. */
export async function proModules(viewer: Viewer, max: number): Promise<ModuleValues[]> {
  assertCanReadModules(viewer);
  const learner = learnerOf(viewer);
  const [all, details] = await Promise.all([testedCatalogue(), learner.load()]);
  return listedModules(all, learner, details)
    .filter(
      ({ test, enabled, userTypes }) =>
        test?.category === 'pro' && enabled && isForUserType(userTypes, 'pro'),
    )
    .slice(0, max)
    .map((module) => moduleFor(learner, module));
}
