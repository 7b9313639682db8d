import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { periodStarts } from '#server/features/attempts/counting/counts-since';
import { currentPeriods } from '#server/features/attempts/counting/periods';
import { lockBalances } from '#server/features/points/change-points';
import { lockPeople } from '#server/features/profile/change-user-types';
import { now } from '#server/platform/clock';
import { ownRightAnswer } from '#server/features/attempts/marking/marking';
import { type PointsMove, passesElsewhere, pointsMoves } from './effects/points-moves';
import { type ProMoves, proMoves } from './effects/pro-moves';
import {
  type AskedAttempt,
  isNewlyFailed,
  isNewlyPassed,
  type NewMark,
  newMarks,
  type RegradedAttempts,
  regradeAttempts,
} from './regrade-marks';
import { type CorrectedQuestion, readAskedAttempts, readOtherCredits, readPasses } from './regrade.queries';
import type { RegradeMode } from './right-answers';

/** What an administrator chose. */
export interface RegradeChoice {
  mode: RegradeMode;
  takesAway: boolean;
}

/** Everything that a regrade does, worked out without doing it. */
export interface RegradePlan extends RegradedAttempts {
  choice: RegradeChoice;
  question: CorrectedQuestion;
  attempts: AskedAttempt[];
  marks: NewMark[];
  points: PointsMove[];
  pro: ProMoves;
}

/**
 * Works out a regrade by what stands now. With `holds` everybody whose passes change is locked first, balances before
 * people as a submission locks them; the attempts must be locked then.
 */
export async function planRegrade(
  manager: EntityManager,
  question: CorrectedQuestion,
  choice: RegradeChoice,
  { timezone, holds }: { timezone: string; holds: boolean },
): Promise<RegradePlan> {
  const starts = periodStarts(currentPeriods(timezone, now()));
  const attempts = await readAskedAttempts(manager, question.id, { timezone, starts });
  const regraded = regradeAttempts(attempts, { ...choice, corrected: ownRightAnswer(question.draft) });
  const changing = regraded.set.filter(({ credit }) => credit !== null).map(({ attempt }) => attempt.id);
  const marks = newMarks(regraded.set, await readOtherCredits(manager, changing, question.id));
  const people = marks
    .filter((mark) => isNewlyPassed(mark) || isNewlyFailed(mark))
    .map(({ attempt }) => attempt.profileId);
  if (holds) {
    await lockBalances(manager, people);
    await lockPeople(manager, people);
  }
  const passes = await readPasses(manager, question.testId, people, timezone);
  const points = pointsMoves(passes, marks);
  const pro = await proMoves(manager, question.testId, marks, {
    starts,
    passesElsewhere: passesElsewhere(passes, marks),
  });
  return { ...regraded, choice, question, attempts, marks, points, pro };
}

/**
 * A fingerprint of the question and of every result that the plan saw and would write. Balances are not in it: they
 * change with every other test.
 */
export function digestOf({ question, choice, attempts, marks, kept, points, pro }: RegradePlan): string {
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
  const facts = [
    question.id,
    question.draft,
    question.published,
    question.enabled,
    choice,
    seen,
    written,
    kept.map(({ id }) => id),
    points,
    pro,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
