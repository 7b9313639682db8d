import type { EntityManager } from 'typeorm';
import { currentSettings } from '#server/features/settings/settings.service';
import { Learner } from '../access/learner';
import { type LearnerDetails, selectDetailsOfPeople } from '../access/learner.queries';
import { statusOf } from '../access/status';
import { type TestedModule, testedCatalogue } from '../module/catalogue';
import { listedModules } from '../module/modules.service';
import { accessOf } from '../test/my-test';

/** How a person stands at the tests. */
export interface TestProgress {
  /** The modules whose test the person may take now, those in progress first. */
  open: TestedModule[];
  /** How many of them are in progress. */
  inProgress: number;
  /** What the person has done. */
  details: LearnerDetails;
}

function toProgress(modules: readonly TestedModule[], details: LearnerDetails): TestProgress {
  const open = modules.filter((module) => module.test && accessOf(module, details).reason === null);
  const isInProgress = (module: TestedModule) => statusOf(module, details) === 'in_progress';
  return {
    open: [...open.filter(isInProgress), ...open.filter((module) => !isInProgress(module))],
    inProgress: open.filter(isInProgress).length,
    details,
  };
}

/**
 * How people stand at the tests, by their ids, in one statement for all of them, in the manager's transaction where there
 * is one. Administrators take no tests, so that none are open to them.
 */
export async function loadTestProgress(
  people: readonly { id: string; role: string }[],
  manager?: EntityManager,
): Promise<Map<string, TestProgress>> {
  const [all, details] = await Promise.all([
    testedCatalogue(),
    selectDetailsOfPeople(
      people.map(({ id }) => id),
      await currentSettings(),
      manager,
    ),
  ]);
  const progress = people.flatMap(({ id, role }): [string, TestProgress][] => {
    const own = details.get(id);
    if (!own) return [];
    const modules = role === 'admin' ? [] : listedModules(all, new Learner(id, false, own.userType), own);
    return [[id, toProgress(modules, own)]];
  });
  return new Map(progress);
}
