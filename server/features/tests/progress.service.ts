import { catalogue } from '#server/features/modules/catalogue';
import { Learner } from '#server/features/modules/learner';
import type { LearnerFacts } from '#server/features/modules/learner.queries';
import { ModuleGroupEnum, ModuleKindEnum } from '#server/features/modules/module.enums';
import type { StoredModule } from '#server/features/modules/module.queries';
import { listedModules } from '#server/features/modules/modules.service';
import { statusOf } from '#server/features/modules/status';
import { isForUserType } from '#server/features/profile/user-types';
import type { Profile } from '#server/features/profile/profile.types';
import type { Viewer } from '#server/platform/viewer';
import type { GroupProgress, Progress } from './progress.types';
import { mayReadProgress } from './test.policy';

const kinds = Object.keys(ModuleKindEnum);
const groups = Object.keys(ModuleGroupEnum);

const compareGroups = (a: GroupProgress, b: GroupProgress): number =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  groups.indexOf(a.group ?? '') - groups.indexOf(b.group ?? '');

function groupProgress(modules: readonly StoredModule[], facts: LearnerFacts): GroupProgress[] {
  const found = new Map<string, GroupProgress>();
  for (const module of modules) {
    const { kind, group } = module;
    const key = `${kind}/${group}`;
    const entry = found.get(key) ?? { kind, group, done: 0, inProgress: 0, total: 0 };
    const status = statusOf(module, facts);
    entry.total += 1;
    entry.done += status === 'passed' ? 1 : 0;
    entry.inProgress += status === 'in_progress' ? 1 : 0;
    found.set(key, entry);
  }
  return [...found.values()].toSorted(compareGroups);
}

/** How far a person is with the modules and on the way to PRO. */
export async function progressOf(viewer: Viewer, profile: Profile): Promise<Progress> {
  mayReadProgress(viewer, profile);
  const learner = new Learner(profile.id, profile.role === 'admin');
  const [all, facts] = await Promise.all([catalogue(), learner.load()]);
  const userType = facts.userType ?? profile.userType;
  const modules = listedModules(all, learner, facts).filter(({ userTypes }) =>
    isForUserType(userTypes, userType),
  );
  return {
    pro: { done: facts.standardTestsDone, required: facts.settings.standardTestsRequired, userType },
    groups: groupProgress(modules, facts),
  };
}
