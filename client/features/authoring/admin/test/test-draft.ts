import type { EditedTestFieldsFragment } from './edited-test.generated';
import type { CreateTestInput, ResetPeriod, TestCategory } from '#client/platform/generated/schema';
import { changesIn } from '#client/ui/editor/merge';
import type { Problem } from '#client/ui/editing/problem';
import { numberProblem, wholeNumber } from '#client/ui/editing/fields/whole-number';

/** The settings of a test as they are being edited; numbers as typed, empty where there is no limit. */
export type TestDraft = {
  category: TestCategory;
  passMark: string;
  questionsPerAttempt: string;
  shuffle: boolean;
  /** In minutes. */
  timeLimit: string;
  maxFails: string;
  resetPeriod: ResetPeriod | 'none';
  points: string;
};

export const newTest: TestDraft = {
  category: 'standard',
  passMark: '80',
  questionsPerAttempt: '',
  shuffle: true,
  timeLimit: '',
  maxFails: '',
  resetPeriod: 'none',
  points: '100',
};

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));

export const draftOf = (test: EditedTestFieldsFragment): TestDraft => ({
  category: test.category,
  passMark: typed(test.passMark),
  questionsPerAttempt: typed(test.questionsPerAttempt),
  shuffle: test.shuffle,
  timeLimit: typed(test.timeLimitSeconds == null ? null : test.timeLimitSeconds / 60),
  maxFails: typed(test.maxFails),
  resetPeriod: test.resetPeriod ?? 'none',
  points: typed(test.points),
});

const minutes = (text: string): number => Number(text.trim().replace(',', '.'));

/** The settings as the server takes them; only of a draft without a problem. */
export const inputOf = (draft: TestDraft): Omit<CreateTestInput, 'moduleId'> => ({
  category: draft.category,
  passMark: Number(draft.passMark),
  questionsPerAttempt: wholeNumber(draft.questionsPerAttempt),
  shuffle: draft.shuffle,
  timeLimitSeconds: draft.timeLimit.trim() === '' ? null : Math.round(minutes(draft.timeLimit) * 60),
  maxFails: wholeNumber(draft.maxFails),
  resetPeriod: draft.resetPeriod === 'none' ? null : draft.resetPeriod,
  points: Number(draft.points),
});

/** The settings that were changed, as the server takes them. */
export const changesOf = (draft: TestDraft, changed: readonly (keyof TestDraft)[]) =>
  changesIn(inputOf(draft), changed, { timeLimit: ['timeLimitSeconds'] });

const longestTime = 1440;

function timeProblem(text: string): Problem | undefined {
  if (text.trim() === '') return undefined;
  const value = minutes(text);
  if (!/^\d+([.,]\d+)?$/.test(text.trim())) return { id: 'admin.error.number' };
  const fits = value >= 0.5 && value <= longestTime;
  return fits ? undefined : { id: 'admin.error.range', values: { from: 0.5, to: longestTime } };
}

/** Whether people can fail the test too often and then wait for a day that no setting names. */
export const neverOpensAgain = ({ maxFails, resetPeriod }: TestDraft): boolean =>
  maxFails.trim() !== '' && resetPeriod === 'none';

export type TestProblems = Partial<Record<keyof TestDraft, Problem>>;

/** What has to be mended before the settings can be saved. */
export function testProblems(draft: TestDraft): TestProblems {
  const found: TestProblems = {
    passMark: numberProblem(draft.passMark, { from: 1, to: 100 }),
    questionsPerAttempt: numberProblem(draft.questionsPerAttempt, { from: 1, to: 1000, optional: true }),
    timeLimit: timeProblem(draft.timeLimit),
    maxFails: numberProblem(draft.maxFails, { from: 1, to: 100, optional: true }),
    points: numberProblem(draft.points, { from: 0, to: 100_000 }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
