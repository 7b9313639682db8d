import type { EntityManager } from 'typeorm';
import { currentSettings } from '#server/features/settings/settings.service';
import { Learner } from '../access/learner';
import { type LearnerDetails, selectDetailsOfPeople } from '../access/learner.queries';
import { statusOf } from '../access/status';
import { type TestedModule, testedCatalogue } from '../module/catalogue';
import { listedModules } from '../module/modules.service';
import { accessOf } from '../test/my-test';

/** A person's progress in tests. */
export interface TestProgress {
  /** The modules whose test the person can take now, those in progress first. */
  open: TestedModule[];
  /** The number of tests in progress. */
  inProgress: number;
  /** The data of the person. */
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
 * Returns the test progress of people by id in one statement; in the manager's transaction if given. Administrators
 * have no open tests.
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
