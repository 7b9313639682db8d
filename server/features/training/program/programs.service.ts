import { isForUserType } from '#server/features/profile/audience/user-types';
import type { Bucket } from '#server/features/programs/program.policy';
import { now } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import { learnerOf } from '../access/learner';
import type { LearnerDetails } from '../access/learner.queries';
import { statusOf } from '../access/status';
import { groupOf } from '../access/visibility';
import { type TestedModule, testedCatalogue } from '../module/catalogue';
import { assertCanReadModules } from '../training.policy';
import { type ProgramStatus, selectProgramStatus } from './programs.queries';
import type { Program } from './programs.types';

const buckets: readonly Bucket[] = ['distributor', 'retailer'];

/** Returns the modules of a program for a person, with or without access. */
function modulesOf(bucket: Bucket, all: readonly TestedModule[], details: LearnerDetails): TestedModule[] {
  return all.filter(
    (module) =>
      module.group === groupOf(bucket) &&
      ((module.enabled && isForUserType(module.userTypes, details.userType)) ||
        statusOf(module, details) !== 'not_started'),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function programOf(
  bucket: Bucket,
  modules: readonly TestedModule[],
  details: LearnerDetails,
  { ends, points }: ProgramStatus,
): Program {
  const { goldDistributorModulesEnabled, goldRetailerModulesEnabled } = details.settings;
  const enabled = bucket === 'distributor' ? goldDistributorModulesEnabled : goldRetailerModulesEnabled;
  const expiresAt = ends[bucket];
  return {
    bucket,
    enabled,
    entry: enabled && expiresAt ? { bucket, expiresAt } : null,
    moduleCount: modules.length,
    modulesDone: modules.filter((module) => statusOf(module, details) === 'passed').length,
    points: sum(modules.map(({ test }) => test?.points ?? 0)),
    pointsEarned: sum(modules.map(({ id }) => points[id] ?? 0)),
  };
}

/** Returns the gold programs with figures for the viewer. No module is named. */
export async function programsFor(viewer: Viewer): Promise<Program[]> {
  assertCanReadModules(viewer);
  const learner = learnerOf(viewer);
  const { profileId } = learner;
  const [{ list }, details] = await Promise.all([testedCatalogue(), learner.load()]);
  const modules = buckets.map((bucket) => modulesOf(bucket, list, details));
  const ids = modules.flat().map(({ id }) => id);
  const status =
    profileId === null ? { ends: {}, points: {} } : await selectProgramStatus(profileId, now(), ids);
  return buckets.map((bucket, at) => programOf(bucket, modules[at]!, details, status));
}
