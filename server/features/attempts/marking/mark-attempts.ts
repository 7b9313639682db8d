import type { EntityManager } from 'typeorm';
import type { AuditActor, AuditEntry } from '#server/features/audit/audit.types';
import { settle } from '#server/features/points/settle';
import { promote } from '#server/features/profile/status/change-user-types';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import { now } from '#server/platform/clock';
import { type LockedAttempt, readAnsweredQuestions } from '../attempt.queries';
import type { MarkChange } from '../effects/mark-change';
import { type MarkEffects, planEffects } from '../effects/mark-effects';
import type { ResultRow } from '../results/result.queries';
import { resultMail } from '../results/result-mail';
import { markRows, pointsChanges } from './apply-marks';
import { incorrectQuestion } from './incorrect-questions';
import { isFull, isPass, mark, type Marked } from './marking';
import { type MarkTraces, type WrittenAnswer, writeMarksWithTraces } from './write-marks';

/** An attempt in progress with its mark. */
interface NewlyMarked extends MarkChange {
  attempt: LockedAttempt & { status: 'in_progress' };
  questions: readonly AnsweredQuestion[];
  marked: Marked;
}

function markOne(attempt: LockedAttempt, questions: readonly AnsweredQuestion[]): NewlyMarked {
  const marked = mark(questions);
  const { score, correctCount } = marked;
  const status = isPass(score, attempt.passMark) ? 'passed' : 'failed';
  return { attempt: { ...attempt, status: 'in_progress' }, questions, marked, score, correctCount, status };
}

const answersOf = ({ attempt, questions, marked: { credits } }: NewlyMarked): WrittenAnswer[] =>
  questions.map((question, index) => ({
    attemptId: attempt.id,
    questionId: question.id,
    rightAnswers: question.rightAnswers,
    credit: credits[index]!,
    entry: isFull(credits[index]!) ? null : incorrectQuestion(question),
  }));

/** Returns the audit entry and the e-mail of each attempt. */
function tracesOf(
  marks: readonly NewlyMarked[],
  { points, pro }: MarkEffects,
  actorOf: (attempt: LockedAttempt) => AuditActor,
): Pick<MarkTraces, 'audits' | 'mails'> {
  const audits = marks.map(({ attempt, status, score }): AuditEntry => ({
    action: `test_${status}`,
    actor: actorOf(attempt),
    targetKind: 'attempt',
    targetId: attempt.id,
    changes: { status: ['in_progress', status], score: [null, score] },
  }));
  const earned = new Map(points.map(({ attemptId, earns }) => [attemptId, earns]));
  const promoting = new Set(pro.promoted.map(({ attemptId }) => attemptId));
  const mails = marks.map(({ attempt, score }) => {
    const { id } = attempt;
    return resultMail(attempt, { score, pointsEarned: earned.get(id) ?? 0, promoted: promoting.has(id) });
  });
  return { audits, mails };
}

/**
 * Scores and closes attempts with their saved answers and returns the results. Several attempts get the same
 * marks as if they were submitted one after the other. The caller has locked them.
 */
export async function markAttempts(
  manager: EntityManager,
  attempts: readonly LockedAttempt[],
  actorOf: (attempt: LockedAttempt) => AuditActor,
  timezone: string,
): Promise<ResultRow[]> {
  if (attempts.length === 0) return [];
  const ids = attempts.map(({ id }) => id);
  const questions = await readAnsweredQuestions(manager, ids);
  const changes = attempts.map((attempt) => markOne(attempt, questions.get(attempt.id) ?? []));
  const effects = await planEffects(manager, changes, { timezone, holds: true });
  const at = now();
  const closing = attempts.map(({ id, deadlineAt }) => {
    return { id, closedAt: at, workedUntil: deadlineAt && deadlineAt < at ? deadlineAt : at };
  });
  const answers = changes.flatMap(answersOf);
  const pointsKey = (id: string): string => `attempt:${id}`;
  const earned = pointsChanges(effects, { reason: 'test_passed', pointsKey });
  await promote(
    manager,
    effects.pro.promoted.map(({ profileId }) => profileId),
  );
  return writeMarksWithTraces(manager, markRows({ changes, answers, effects }, closing), answers, {
    entries: settle(earned, effects.balances),
    ...tracesOf(changes, effects, actorOf),
  });
}
