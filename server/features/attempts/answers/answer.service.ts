import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { savedAnswers } from '#server/platform/metrics/metrics';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { readAnswer, sameAnswer } from './answer';
import type { SaveAnswerInput } from '../attempt.input';
import { lockWithQuestions, readStoredAnswer, type StoredAnswer } from '../attempt.queries';
import type { SaveAnswerPayload } from '../attempt.types';
import { closeIfDue } from '../close-attempt';
import { dueClosing } from '../closing';
import { assertCanUseAttempts } from '../attempt.policy';
import { notesSign } from '../working-time';

interface Outcome {
  questionId: string;
  answer: StoredAnswer;
  superseded: boolean;
  deadlineAt: Date | null;
}

/** Stores the answer unless one with the same or a higher revision exists. Returns whether it did. */
async function write(
  manager: EntityManager,
  attemptId: string,
  questionId: string,
  { revision, optionIds, text, savedAt }: StoredAnswer,
): Promise<boolean> {
  const saved = await select<{ id: string }>(
    'answer-save',
    `with saved as (
       insert into attempt_answer as stored (attempt_id, question_id, revision, option_ids, text, saved_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (attempt_id, question_id) do update set revision = excluded.revision,
         option_ids = excluded.option_ids, text = excluded.text, saved_at = excluded.saved_at
         where stored.revision < excluded.revision
       returning attempt_id as id
     ), noted as (
       update attempt set last_saved_at = $6, ${notesSign('$6::timestamptz')} where id in (select id from saved)
     ) select id from saved`,
    [attemptId, questionId, revision, optionIds, text, savedAt],
    manager,
  );
  return saved.length > 0;
}

/**
 * Stores the answer if it is newer than the stored one. Returns `closed` or `due` if the attempt is closed or must be
 * closed.
 */
async function save(profileId: string, input: SaveAnswerInput): Promise<Outcome | 'closed' | 'due'> {
  const attemptId = requireId(input.attemptId);
  const questionId = requireId(input.questionId);
  return transaction(async (manager) => {
    const savedAt = now();
    const attempt = await lockWithQuestions(manager, attemptId, questionId, profileId, savedAt);
    if (!attempt) throw new AppError('NOT_FOUND');
    if (attempt.ownerDisabled) throw new AppError('PROFILE_DISABLED');
    if (attempt.closed) return 'closed';
    if (dueClosing(attempt, savedAt)) return 'due';
    const { deadlineAt, kind, optionIds: offered } = attempt;
    if (!kind || !offered) throw new AppError('NOT_FOUND');
    const answer = { ...readAnswer({ kind, optionIds: offered }, input), revision: input.revision, savedAt };
    if (await write(manager, attemptId, questionId, answer)) {
      return { questionId, answer, superseded: false, deadlineAt };
    }
    const stored = await readStoredAnswer(manager, attemptId, questionId);
    const superseded = answer.revision < stored.revision || !sameAnswer(answer, stored);
    return { questionId, answer: stored, superseded, deadlineAt };
  });
}

/**
 * Saves one answer of an attempt in progress. The higher revision wins: a lower one, or other content with the same
 * one, returns the stored answer and `superseded`. Throws ATTEMPT_CLOSED once the attempt is closed or its deadline has
 * passed, and NOT_FOUND for another person's attempt or a question that isn't in it.
 */
export async function saveAnswer(viewer: Viewer, input: SaveAnswerInput): Promise<SaveAnswerPayload> {
  const { profileId } = assertCanUseAttempts(viewer);
  if (!Number.isInteger(input.revision) || input.revision < 1) {
    throw new AppError('BAD_USER_INPUT', 'The revision must be a whole number from 1.');
  }
  const outcome = await save(profileId, input);
  savedAnswers.inc({
    outcome: typeof outcome === 'string' ? 'late' : outcome.superseded ? 'superseded' : 'saved',
  });
  if (outcome === 'due') await closeIfDue(input.attemptId);
  if (outcome === 'due' || outcome === 'closed') throw new AppError('ATTEMPT_CLOSED');
  const { questionId, answer, superseded, deadlineAt } = outcome;
  const { revision, optionIds, text, savedAt } = answer;
  return {
    questionId,
    answer: { revision, optionIds: [...optionIds], text, savedAt: savedAt.toISOString() },
    superseded,
    serverTime: now().toISOString(),
    deadlineAt: deadlineAt && deadlineAt.toISOString(),
  };
}
