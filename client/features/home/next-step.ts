import { countsAlready } from '#client/features/training/index';
import type { HomeStepFragment } from './hero.generated';

type WithTest = HomeStepFragment & { test: NonNullable<HomeStepFragment['test']> };

export type NextStep =
  | { kind: 'continue'; module: WithTest; attemptId: string }
  | { kind: 'start'; module: WithTest }
  | { kind: 'done' };

const hasTest = (module: HomeStepFragment): module is WithTest => module.test !== null;

/** Returns the modules whose test can be started now. */
const openTests = (modules: readonly HomeStepFragment[]): WithTest[] =>
  modules.filter(hasTest).filter(({ myTest }) => myTest.access.open);

/** Returns the person's next step: continue a started test, start the first open one, or none. */
export function nextStep(
  begun: readonly HomeStepFragment[],
  unfinished: readonly HomeStepFragment[],
): NextStep {
  for (const module of begun) {
    const { attemptId } = module.myTest;
    if (attemptId && hasTest(module)) return { kind: 'continue', module, attemptId };
  }
  const [module] = openTests(unfinished);
  return module ? { kind: 'start', module } : { kind: 'done' };
}

/** Returns up to `count` open standard tests that count towards PRO, shortest first. */
export const shortStandardTests = (
  modules: readonly HomeStepFragment[],
  count: number,
  onlyPassed: boolean,
): WithTest[] =>
  openTests(modules)
    .filter((module) => module.test.category === 'standard' && !countsAlready(module.myTest, onlyPassed))
    .sort((a, b) => a.test.estimatedMinutes - b.test.estimatedMinutes)
    .slice(0, count);
