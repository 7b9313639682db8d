import type { EntityManager } from 'typeorm';
import { databaseRejection } from '#server/platform/database/database-rejection';
import { AppError, isRetryable } from '#server/platform/errors';
import type { Outcome, Outcomes } from './bulk-lists';

/** Returns why a row stays unchanged. Throws other errors, so that the batch is retried. */
function rejectionOf(error: unknown): Outcome {
  // What else refers to a row is known to the database alone.
  if (databaseRejection(error).code === '23503') return { reason: 'referred' };
  if (!(error instanceof AppError) || isRetryable(error)) throw error;
  if (error.code === 'NOT_FOUND') return { reason: 'gone' };
  return { reason: 'rejected', detail: error.message };
}

/** Does some work to each row, so that one that a rule refuses leaves nothing behind and keeps none of the others from it. */
export async function runEachInSavepoint(
  manager: EntityManager,
  ids: readonly string[],
  work: (manager: EntityManager, id: string) => Promise<Outcome>,
): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>();
  for (const id of ids) {
    try {
      // A savepoint: it is within the transaction of the batch.
      outcomes.set(id, await manager.transaction((inner) => work(inner, id)));
    } catch (error) {
      outcomes.set(id, rejectionOf(error));
    }
  }
  return outcomes;
}
