import type { EntityManager } from 'typeorm';
import { nextUpdatedAt } from '#server/features/editing/later-update';
import { now } from '#server/platform/clock';
import type { QuestionSnapshot } from '../question.types';

/** Sets what is right of a short answer, whose question the caller holds. */
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
