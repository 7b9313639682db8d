import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { readAnswer, sameAnswer } from './answer';
import type { SaveAnswerInput } from './attempt.input';
import { lockAttempt, readAskedQuestion } from './attempt.queries';
import type { SaveAnswerPayload } from './attempt.types';
import { closeIfDue } from './close-attempt';
import { dueClosing } from './closing';
import type { GivenAnswer } from '#server/features/authoring/question.types';
import { mayUseAttempts } from './attempt.policy';
import { notesSign } from './working-time';

interface Kept {
  questionId: string;
  revision: number;
  answer: GivenAnswer;
  savedAt: Date;
  superseded: boolean;
  /** Of the attempt. */
  deadlineAt: Date | null;
}

async function write(
  manager: EntityManager,
  attemptId: string,
  { questionId, revision, answer, savedAt }: Kept,
) {
  await manager.query(
    `with saved as (
       insert into attempt_answer (attempt_id, question_id, revision, option_ids, text, saved_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (attempt_id, question_id) do update set revision = excluded.revision,
         option_ids = excluded.option_ids, text = excluded.text, saved_at = excluded.saved_at
     ) update attempt set last_saved_at = $6, ${notesSign('$6::timestamptz')} where id = $1`,
    [attemptId, questionId, revision, answer.optionIds, answer.text, savedAt],
  );
}

/** Saves the answer where it is newer than what stands; says so where the attempt is closed or has to be. */
async function save(profileId: string, input: SaveAnswerInput): Promise<Kept | 'closed' | 'due'> {
  const attemptId = requireId(input.attemptId);
  const questionId = requireId(input.questionId);
  return transaction(async (manager) => {
    const savedAt = now();
    const attempt = await lockAttempt(manager, attemptId, profileId, savedAt);
    if (!attempt) throw new AppError('NOT_FOUND');
    if (attempt.ownerDisabled) throw new AppError('PROFILE_DISABLED');
    if (attempt.closed) return 'closed';
    if (dueClosing(attempt, savedAt)) return 'due';
    const question = await readAskedQuestion(manager, attemptId, questionId);
    if (!question) throw new AppError('NOT_FOUND');
    const answer = readAnswer(question, input);
    const { stored } = question;
    const { deadlineAt } = attempt;
    if (stored && input.revision <= stored.revision) {
      const superseded = input.revision < stored.revision || !sameAnswer(answer, stored);
      const { revision, optionIds, text } = stored;
      return {
        questionId,
        revision,
        answer: { optionIds, text },
        savedAt: stored.savedAt,
        superseded,
        deadlineAt,
      };
    }
    const kept = { questionId, revision: input.revision, answer, savedAt, superseded: false, deadlineAt };
    await write(manager, attemptId, kept);
    return kept;
  });
}

/**
 * Saves one answer of an attempt in progress. Of two answers the higher revision stands; a lower one, or other
 * content under the same one, is answered with what stands and `superseded`. ATTEMPT_CLOSED once the attempt takes
 * no more answers, by its deadline too; NOT_FOUND for another person's attempt or a question it does not ask.
 */
export async function saveAnswer(viewer: Viewer, input: SaveAnswerInput): Promise<SaveAnswerPayload> {
  const { profileId } = mayUseAttempts(viewer);
  if (!Number.isInteger(input.revision) || input.revision < 1) {
    throw new AppError('BAD_USER_INPUT', 'The revision must be a whole number from 1.');
  }
  const kept = await save(profileId, input);
  if (kept === 'due') await closeIfDue(input.attemptId);
  if (kept === 'due' || kept === 'closed') throw new AppError('ATTEMPT_CLOSED');
  const { questionId, revision, answer, savedAt, superseded, deadlineAt } = kept;
  return {
    questionId,
    answer: { revision, optionIds: [...answer.optionIds], text: answer.text, savedAt: savedAt.toISOString() },
    superseded,
    serverTime: now().toISOString(),
    deadlineAt: deadlineAt && deadlineAt.toISOString(),
  };
}
