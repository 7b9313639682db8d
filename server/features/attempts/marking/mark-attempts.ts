import type { EntityManager } from 'typeorm';
import { appendAudits } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import type { AnsweredQuestion } from '#server/features/authoring/question.types';
import { now } from '#server/platform/clock';
import { type LockedAttempt, readAnsweredQuestions } from '../attempt.queries';
import type { MarkChange } from '../effects/mark-change';
import { type MarkEffects, planEffects } from '../effects/mark-effects';
import type { ResultRow } from '../results/result.queries';
import { resultMail } from '../results/result-mail';
import { applyMarks } from './apply-marks';
import { incorrectQuestion } from './incorrect-questions';
import { isFull, isPass, mark, type Marked } from './marking';
import type { WrittenAnswer } from './write-marks';

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

/** Appends an entry for each attempt and tells everybody how theirs ended. */
async function writeTraces(
  manager: EntityManager,
  marks: readonly NewlyMarked[],
  { points, pro }: MarkEffects,
  actorOf: (attempt: LockedAttempt) => AuditActor,
): Promise<void> {
  await appendAudits(
    manager,
    marks.map(({ attempt, status, score }) => ({
      action: `test_${status}`,
      actor: actorOf(attempt),
      targetKind: 'attempt',
      targetId: attempt.id,
      changes: { status: ['in_progress', status], score: [null, score] },
    })),
  );
  const earned = new Map(points.map(({ attemptId, earns }) => [attemptId, earns]));
  const promoting = new Set(pro.promoted.map(({ attemptId }) => attemptId));
  await enqueueMails(
    manager,
    marks.map(({ attempt, score }) => {
      const { id } = attempt;
      return resultMail(attempt, { score, pointsEarned: earned.get(id) ?? 0, promoted: promoting.has(id) });
    }),
  );
}

/**
 * Marks attempts in progress with the answers they have and closes them, in the caller's transaction, which holds them:
 * the one that somebody submits, or any number, as if they were submitted one after the other. Gives their results.
 */
export async function markAttempts(
  manager: EntityManager,
  attempts: readonly LockedAttempt[],
  actorOf: (attempt: LockedAttempt) => AuditActor,
  timezone: string,
): Promise<ResultRow[]> {
  const ids = attempts.map(({ id }) => id);
  const questions = await readAnsweredQuestions(manager, ids);
  const changes = attempts.map((attempt) => markOne(attempt, questions.get(attempt.id) ?? []));
  const effects = await planEffects(manager, changes, { timezone, holds: true });
  const at = now();
  const closing = attempts.map(({ id, deadlineAt }) => {
    return { id, closedAt: at, workedUntil: deadlineAt && deadlineAt < at ? deadlineAt : at };
  });
  const batch = { changes, answers: changes.flatMap(answersOf), closing, effects };
  const { results } = await applyMarks(manager, batch, {
    at,
    reason: 'test_passed',
    pointsKey: (id) => `attempt:${id}`,
  });
  await writeTraces(manager, changes, effects, actorOf);
  return results;
}
