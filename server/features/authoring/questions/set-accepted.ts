import type { EntityManager } from 'typeorm';
import { nextUpdatedAt } from '#server/features/editing/later-update';
import { now } from '#server/platform/clock';
import type { QuestionSnapshot } from '../question.types';

/** Sets the accepted answers of a short-answer question locked by the caller. */
export async function setAccepted(
  manager: EntityManager,
  questionId: string,
  accepted: QuestionSnapshot['accepted'],
): Promise<void> {
  await manager.query(
    `update question set accepted = $2, updated_at = ${nextUpdatedAt('$3')} where id = $1`,
    [questionId, accepted, now()],
  );
}
