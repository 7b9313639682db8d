import { Learner } from '../access/learner';
import type { LearnerDetails } from '../access/learner.queries';
import { BrandEnum, ModuleGroupEnum, ModuleKindEnum } from '#server/features/modules/module.enums';
import { type TestedModule, testedCatalogue } from '../module/catalogue';
import { listedModules } from '../module/modules.service';
import { statusOf } from '../access/status';
import { isForUserType } from '#server/features/profile/audience/user-types';
import type { Profile } from '#server/features/profile/profile.types';
import type { Viewer } from '#server/platform/access/viewer';
import type { BrandProgress, GroupProgress, Progress } from './progress.types';
import { assertCanReadProgress } from '#server/features/attempts/attempt.policy';

const kinds = Object.keys(ModuleKindEnum);
const groups = Object.keys(ModuleGroupEnum);
const brands = Object.keys(BrandEnum);

const compareGroups = (a: GroupProgress, b: GroupProgress): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? '');

const compareBrands = (a: BrandProgress, b: BrandProgress): number =>
  brands.indexOf(a.brand) - brands.indexOf(b.brand);

/** Counts the modules by key: total, completed and in progress. `first` is the key for all of them. */
function countBy(
  modules: readonly TestedModule[],
  details: LearnerDetails,
  keyOf: (module: TestedModule) => string,
): { first: TestedModule; done: number; inProgress: number; total: number }[] {
  const found = new Map<string, { first: TestedModule; done: number; inProgress: number; total: number }>();
  for (const module of modules) {
    const key = keyOf(module);
    const entry = found.get(key) ?? { first: module, done: 0, inProgress: 0, total: 0 };
    const status = statusOf(module, details);
    entry.total += 1;
    entry.done += status === 'passed' ? 1 : 0;
    entry.inProgress += status === 'in_progress' ? 1 : 0;
    found.set(key, entry);
  }
  return [...found.values()];
}

const groupProgress = (modules: readonly TestedModule[], details: LearnerDetails): GroupProgress[] =>
  countBy(modules, details, ({ kind, group }) => `${kind}/${group}`)
    .map(({ first: { kind, group }, ...counts }) => ({ kind, group, ...counts }))
    .toSorted(compareGroups);

const brandProgress = (modules: readonly TestedModule[], details: LearnerDetails): BrandProgress[] =>
  countBy(modules, details, ({ brand }) => brand)
    .map(({ first: { brand }, ...counts }) => ({ brand, ...counts }))
    .toSorted(compareBrands);

/** Returns a person's progress in the modules and toward PRO. */
export async function progressOf(viewer: Viewer, profile: Profile): Promise<Progress> {
  assertCanReadProgress(viewer, profile);
  const learner = new Learner(profile.id, profile.role === 'admin', profile.userType);
  const [all, details] = await Promise.all([testedCatalogue(), learner.load()]);
  const userType = details.userType ?? profile.userType;
  const modules = listedModules(all, learner, details).filter(
    (module) => isForUserType(module.userTypes, userType) || statusOf(module, details) !== 'not_started',
  );
  return {
    pro: {
      done: details.standardTestsDone,
      required: details.settings.standardTestsRequired,
      onlyPassed: details.settings.standardTestsOnlyPassed,
      userType,
    },
    // Computed only if requested, because most pages need one of them or none.
    get groups() {
      return groupProgress(modules, details);
    },
    get brands() {
      return brandProgress(modules, details);
    },
  };
}
