import { categoryNames } from '#client/features/modules/index';
import type { ResetPeriod } from '#client/platform/generated/schema';
import type { Problem } from '#client/ui/editing/problem';
import type { DraftOf, Field } from '#client/ui/editor/described/field';
import { NumberInput } from '#client/ui/editor/described/inputs';
import { choice, flag, optionalChoice, optionalNumber, wholeNumber } from '#client/ui/editor/described/kinds';

/** The message ids of the reset periods. */
const periodNames: Record<ResetPeriod, string> = {
  yearly: 'admin.period.yearly',
  quarterly: 'admin.period.quarterly',
  monthly: 'admin.period.monthly',
  weekly: 'admin.period.weekly',
};

const minutes = (typed: string): number => Number(typed.trim().replace(',', '.'));
const maxTime = 1440;

function timeProblem(typed: string): Problem | undefined {
  if (typed.trim() === '') return undefined;
  const value = minutes(typed);
  if (!/^\d+([.,]\d+)?$/.test(typed.trim())) return { id: 'admin.error.number' };
  const fits = value >= 0.5 && value <= maxTime;
  return fits ? undefined : { id: 'admin.error.range', values: { from: 0.5, to: maxTime } };
}

const timeUnit = 'admin.test.minutes';

/** Edited in minutes, including fractions. Stored in seconds. */
const timeLimit: Field<string, number | null, number | null> = {
  label: 'modules.fact.timeLimit',
  hint: 'admin.test.timeLimitHint',
  unit: timeUnit,
  row: 'attempt',
  initial: '',
  draftOf: (stored) => (stored === null ? '' : String(stored / 60)),
  inputOf: (draft) => (draft.trim() === '' ? null : Math.round(minutes(draft) * 60)),
  problem: timeProblem,
  Input: (props) => <NumberInput {...props} unit={timeUnit} />,
};

/** The pass mark of a test and its reward. */
export const passingFields = {
  category: choice({
    label: 'modules.filter.test',
    names: categoryNames,
    initial: 'standard',
    row: 'passing',
  }),
  passMark: wholeNumber({
    label: 'modules.fact.passMark',
    unit: 'admin.test.percent',
    from: 1,
    to: 100,
    initial: '80',
    row: 'passing',
  }),
  points: wholeNumber({
    label: 'admin.test.points',
    from: 0,
    to: 100_000,
    initial: '100',
    row: 'passing',
  }),
};

/** The settings of an attempt: questions, time limit and order. */
export const attemptFields = {
  questionsPerAttempt: optionalNumber({
    label: 'admin.test.questionsPerAttempt',
    hint: 'admin.test.questionsPerAttemptHint',
    from: 1,
    to: 1000,
    row: 'attempt',
  }),
  timeLimitSeconds: timeLimit,
  shuffle: flag({ label: 'admin.test.shuffle', initial: true }),
};

/** The limit of failed attempts and the reset period. */
export const repeatingFields = {
  maxFails: optionalNumber({
    label: 'admin.test.maxFails',
    hint: 'admin.test.maxFailsHint',
    from: 1,
    to: 100,
    row: 'repeating',
  }),
  resetPeriod: optionalChoice({
    label: 'admin.test.resetPeriod',
    hint: 'admin.test.resetPeriodHint',
    names: periodNames,
    none: 'admin.period.none',
    row: 'repeating',
  }),
};

/** The fields of a test that administrators edit. */
export const testFields = { ...passingFields, ...attemptFields, ...repeatingFields };

export type TestDraft = DraftOf<typeof testFields>;

/** Returns true if people who fail too often could never take the test again. */
export const neverOpensAgain = ({ maxFails, resetPeriod }: TestDraft): boolean =>
  maxFails.trim() !== '' && resetPeriod === 'none';
