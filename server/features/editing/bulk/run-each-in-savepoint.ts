import type { EntityManager } from 'typeorm';
import { databaseRejection } from '#server/platform/database/database-rejection';
import { AppError, isRetryable } from '#server/platform/errors';
import type { Outcome, Outcomes } from './bulk-lists';

/** Returns why a row stays unchanged. Throws other errors, so that the batch is retried. */
function rejectionOf(error: unknown): Outcome {
  // Only the foreign keys of the database know every table that refers to the row.
  if (databaseRejection(error).code === '23503') return { reason: 'referred' };
  if (!(error instanceof AppError) || isRetryable(error)) throw error;
  if (error.code === 'NOT_FOUND') return { reason: 'gone' };
  return { reason: 'rejected', detail: error.message };
}

/**
 * Runs the work for each row in a savepoint of its own, so that a rejected row doesn't roll back the others.
 * Returns the outcomes by row id.
 */
export async function runEachInSavepoint(
  manager: EntityManager,
  ids: readonly string[],
  work: (manager: EntityManager, id: string) => Promise<Outcome>,
): Promise<Outcomes> {
  const outcomes = new Map<string, Outcome>();
  for (const id of ids) {
    try {
      // TypeORM makes a savepoint of a nested transaction.
      outcomes.set(id, await manager.transaction((inner) => work(inner, id)));
    } catch (error) {
      outcomes.set(id, rejectionOf(error));
    }
  }
  return outcomes;
}
