import type { EntityManager } from 'typeorm';
import { currentSettings } from '#server/features/settings/settings.service';
import { Learner } from '../access/learner';
import { type LearnerFacts, selectFactsOfPeople } from '../access/learner.queries';
import { statusOf } from '../access/status';
import { type TestedModule, testedCatalogue } from '../module/catalogue';
import { listedModules } from '../module/modules.service';
import { accessOf } from '../test/my-test';

/** How a person stands at the tests. */
export interface TestStanding {
  /** The modules whose test the person may take now, those in progress first. */
  open: TestedModule[];
  /** How many of them are in progress. */
  inProgress: number;
  /** What the person has done. */
  facts: LearnerFacts;
}

function standing(modules: readonly TestedModule[], facts: LearnerFacts): TestStanding {
  const open = modules.filter((module) => module.test && accessOf(module, facts).reason === null);
  const isInProgress = (module: TestedModule) => statusOf(module, facts) === 'in_progress';
  return {
    open: [...open.filter(isInProgress), ...open.filter((module) => !isInProgress(module))],
    inProgress: open.filter(isInProgress).length,
    facts,
  };
}

/**
 * How people stand at the tests, by their ids, in one statement for all of them, in the manager's transaction where there
 * is one. Administrators take no tests, so that none are open to them.
 */
export async function testStandings(
  people: readonly { id: string; role: string }[],
  manager?: EntityManager,
): Promise<Map<string, TestStanding>> {
  const [all, facts] = await Promise.all([
    testedCatalogue(),
    selectFactsOfPeople(
      people.map(({ id }) => id),
      await currentSettings(),
      manager,
    ),
  ]);
  const standings = people.flatMap(({ id, role }): [string, TestStanding][] => {
    const own = facts.get(id);
    if (!own) return [];
    const modules = role === 'admin' ? [] : listedModules(all, new Learner(id, false, own.userType), own);
    return [[id, standing(modules, own)]];
  });
  return new Map(standings);
}
