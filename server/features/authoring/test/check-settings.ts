import { refuseField } from '#server/features/editing/check-text';
import type { TestSettings } from './edited-test.queries';
import type { TestInput } from './test-settings.input';

type Numbers = 'passMark' | 'questionsPerAttempt' | 'timeLimitSeconds' | 'maxFails' | 'points';

const limits: Record<Numbers, { least: number; most: number; reason: string }> = {
  passMark: { least: 1, most: 100, reason: 'The pass mark is from 1 to 100 percent.' },
  questionsPerAttempt: { least: 1, most: 1000, reason: 'An attempt has from 1 to 1,000 questions.' },
  timeLimitSeconds: { least: 30, most: 86_400, reason: 'The time limit is from 30 seconds to 24 hours.' },
  maxFails: { least: 1, most: 100, reason: 'The fails allowed are from 1 to 100.' },
  points: { least: 0, most: 100_000, reason: 'The points are from 0 to 100,000.' },
};

/** The settings of a test as stored; BAD_USER_INPUT names the one that is out of range. */
export function checkSettings(input: TestInput): TestSettings {
  for (const field of Object.keys(limits) as Numbers[]) {
    const value = input[field] ?? null;
    const { least, most, reason } = limits[field];
    if (value !== null && (value < least || value > most)) refuseField(field, reason);
  }
  const { category, passMark, shuffle, points } = input;
  return {
    category,
    passMark,
    questionsPerAttempt: input.questionsPerAttempt ?? null,
    shuffle,
    timeLimitSeconds: input.timeLimitSeconds ?? null,
    maxFails: input.maxFails ?? null,
    resetPeriod: input.resetPeriod ?? null,
    points,
  };
}
