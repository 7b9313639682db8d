import type { TestedModule } from '#server/features/training/module/catalogue';
import type { TestProgress } from '#server/features/training/progress/open-tests';
import { myTest } from '#server/features/training/test/my-test';
import type { OpenTestValues } from './open-test.types';

function openTest(module: TestedModule, { details }: TestProgress): OpenTestValues {
  const { id: moduleId, nameTranslations, test } = module;
  const { questionCount, estimatedMinutes } = test!;
  const { status, lastScore, attemptsLeft } = myTest(module, details);
  return { moduleId, nameTranslations, status, lastScore, attemptsLeft, questionCount, estimatedMinutes };
}

/** Returns the first tests that a person can take now. */
export const openTestsOf = (progress: TestProgress, first: number): OpenTestValues[] =>
  progress.open.slice(0, first).map((module) => openTest(module, progress));

/** Returns the next test toward PRO: a standard one, or a PRO test after enough of them. */
export function nextTowardPro(progress: TestProgress): OpenTestValues | null {
  const { standardTestsDone, settings } = progress.details;
  const category = standardTestsDone < settings.standardTestsRequired ? 'standard' : 'pro';
  const next = progress.open.find(({ test }) => test?.category === category);
  return next ? openTest(next, progress) : null;
}
