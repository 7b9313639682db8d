import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type MarkEffects, planEffects } from '#server/features/attempts/effects/mark-effects';
import { ownRightAnswer } from '#server/features/attempts/marking/marking';
import {
  type AttemptWithQuestion,
  type NewMark,
  newMarks,
  type RegradedAttempts,
  regradeAttempts,
} from './regrade-marks';
import { type CorrectedQuestion, readAttemptsWithQuestion, readOtherCredits } from './regrade.queries';
import type { RegradeMode } from './right-answers';

/** The options that the administrator selected. */
export interface RegradeChoice {
  mode: RegradeMode;
  lowersResults: boolean;
}

/** The complete changes of a regrade. */
export interface RegradePlan extends RegradedAttempts {
  choice: RegradeChoice;
  question: CorrectedQuestion;
  attempts: AttemptWithQuestion[];
  marks: NewMark[];
  effects: MarkEffects;
}

/**
 * Plans a regrade from the current data. With `holds`, locks everyone whose passes change; the attempts must be locked
 * already.
 */
export async function planRegrade(
  manager: EntityManager,
  question: CorrectedQuestion,
  choice: RegradeChoice,
  counting: { timezone: string; holds: boolean },
): Promise<RegradePlan> {
  const attempts = await readAttemptsWithQuestion(manager, question.id);
  const regraded = regradeAttempts(attempts, { ...choice, corrected: ownRightAnswer(question.draft) });
  const changing = regraded.set.filter(({ credit }) => credit !== null).map(({ attempt }) => attempt.id);
  const marks = newMarks(regraded.set, await readOtherCredits(manager, changing, question.id));
  const effects = await planEffects(manager, marks, counting);
  return { ...regraded, choice, question, attempts, marks, effects };
}

/**
 * Returns a digest of the question and of every result that the plan read and changes. It excludes balances, which
 * change with every other test.
 */
export function digestOf({ question, choice, attempts, marks, kept, effects }: RegradePlan): string {
  const seen = attempts
    .filter(({ status }) => status !== 'in_progress')
    .map(({ id, status, score, pointsEarned, credit, question: { rightAnswers } }) => [
      id,
      status,
      score,
      pointsEarned,
      `${credit?.numerator}/${credit?.denominator}`,
      rightAnswers,
    ]);
  const written = marks.map(({ attempt, status, score }) => [attempt.id, status, score]);
  const details = [
    question.id,
    question.draft,
    question.published,
    question.enabled,
    choice,
    seen,
    written,
    kept.map(({ id }) => id),
    effects.points,
    effects.pro,
  ];
  return createHash('sha256').update(JSON.stringify(details)).digest('hex');
}
