import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob, type Job, type Lane } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { Statement } from '#server/platform/database/statement';
import { isId } from '#server/platform/validation';
import { personNow } from '../edit';
import { BulkActionEntity } from './bulk-action.entity';
import {
  type BulkContext,
  type BulkActionDefinition,
  type BulkList,
  actionOf,
  type Outcome,
} from './bulk-lists';
import { evaluatedRows, lockAction, lockRows, nextRows, type NextRow, noteOutcomes } from './bulk.queries';
import type { BulkReason } from './bulk.enums';

const jobName = 'run-bulk-action';

/** Rows per transaction. Few, so that row locks are released soon. */
const defaultBatch = 100;
/** Batches after which the job goes back to the end of the queue. */
const batchesOfTurn = 20;
/** Consecutive failures of a batch after which the action stops. */
const maxFailures = 5;
const undoDays = 7;

const lane: Lane = { name: 'bulk', atOnce: 2 };

/** Enqueues the job that runs or undoes an action. It starts when the caller's transaction is committed. */
export const enqueueBulk = (manager: EntityManager, id: string): Promise<void> =>
  enqueueJob(manager, jobName, { id }, `${jobName}:${id}`);

/** Returns the time until which an action that ended at the given time can be undone; null if it can't. */
export const lastUndo = (action: BulkActionDefinition, at: Date): Date | null =>
  action.undo ? new Date(at.getTime() + undoDays * 24 * 60 * 60_000) : null;

/** Stops an action or its undo before the end. A stopped undo can be started again for the remaining rows. */
async function stop(manager: EntityManager, action: BulkActionEntity, because: BulkReason): Promise<void> {
  const at = now();
  const ended = action.state === 'running' && {
    endedAt: at,
    undoUntil: lastUndo(actionOf(action.list, action.action).action, at),
  };
  await manager.update(BulkActionEntity, action.id, { ...ended, state: 'stopped', stoppedBecause: because });
}

/** Returns the person with their current rights; null if they can't run the action any more. */
async function actorNow(manager: EntityManager, action: BulkActionDefinition, profileId: string) {
  try {
    return action.may(await personNow(manager, profileId));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Runs the action on locked rows. Deleted rows and those it doesn't apply to get a reason instead. */
async function done(
  manager: EntityManager,
  list: BulkList,
  action: BulkActionDefinition,
  params: BulkContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Outcome>> {
  const statement = new Statement();
  const evaluated = await evaluatedRows(
    manager,
    list,
    statement,
    await action.evaluate(statement, params),
    ids,
  );
  const reasons = new Map(evaluated.map(({ id, reason }) => [id, reason as BulkReason | null]));
  const taken = ids.filter((id) => reasons.get(id) === null);
  const outcomes = taken.length > 0 ? await action.run(manager, params, taken) : new Map<string, Outcome>();
  return new Map(
    ids.map((id): [string, Outcome] => {
      const reason = reasons.has(id) ? reasons.get(id) : 'gone';
      return [id, reason ? { reason } : (outcomes.get(id) ?? {})];
    }),
  );
}

async function undone(
  manager: EntityManager,
  action: BulkActionDefinition,
  params: BulkContext,
  rows: readonly NextRow[],
): Promise<ReadonlyMap<string, Outcome>> {
  const written = rows.flatMap(({ id, written: of }) => (of ? [{ id, written: of }] : []));
  const outcomes = await action.undo!(manager, params, written);
  return new Map(
    rows.map(({ id, written: of }): [string, Outcome] => [
      id,
      of ? (outcomes.get(id) ?? {}) : { reason: 'changed_since' },
    ]),
  );
}

/** Ends an action that has no rows left. */
async function finish(
  manager: EntityManager,
  { id, state }: BulkActionEntity,
  action: BulkActionDefinition,
): Promise<void> {
  const at = now();
  const ended =
    state === 'undoing'
      ? ({ state: 'undone', undoneAt: at, stoppedBecause: null } as const)
      : ({ state: 'done', endedAt: at, undoUntil: lastUndo(action, at) } as const);
  await manager.update(BulkActionEntity, id, ended);
}

/**
 * Processes the next rows in a transaction. Returns a callback for after the commit, or null if nothing is
 * left to do.
 */
async function batchOf(manager: EntityManager, id: string, size: number): Promise<(() => void) | null> {
  const action = await lockAction(manager, id);
  if (!action || (action.state !== 'running' && action.state !== 'undoing')) return null;
  const isUndo = action.state === 'undoing';
  const { list, action: definition } = actionOf(action.list, action.action);
  const rows = await nextRows(manager, id, isUndo ? 'done' : 'waiting', size);
  if (rows.length === 0) {
    await finish(manager, action, definition);
    return null;
  }
  const ids = rows.map((row) => row.id);
  await definition.hold?.(manager);
  await lockRows(manager, list, ids);
  const actor = await actorNow(manager, definition, isUndo ? action.undoneBy! : action.startedBy);
  if (!actor) {
    await stop(manager, action, 'not_allowed');
    return null;
  }
  const params = { actor, values: action.values };
  const outcomes = isUndo
    ? await undone(manager, definition, params, rows)
    : await done(manager, list, definition, params, ids);
  await noteOutcomes(manager, id, rows, outcomes, isUndo);
  return definition.after ?? (() => undefined);
}

/** Counts a failure and returns whether the action has ended. */
const failed = (id: string): Promise<boolean> =>
  transaction(async (manager) => {
    const action = await lockAction(manager, id);
    if (!action || (action.state !== 'running' && action.state !== 'undoing')) return true;
    const failures = action.failures + 1;
    await manager.update(BulkActionEntity, id, { failures });
    if (failures < maxFailures) return false;
    await stop(manager, action, 'failed');
    return true;
  });

/** Processes some batches, then enqueues the action again, so that other actions get their turn. */
async function runTurn(id: string, size: number): Promise<void> {
  for (let batch = 0; batch < batchesOfTurn; batch++) {
    const after = await transaction((manager) => batchOf(manager, id, size));
    if (!after) return;
    after();
  }
  await transaction((manager) => enqueueBulk(manager, id));
}

async function run(payload: unknown, size: number): Promise<void> {
  const id = (payload as { id?: unknown } | null)?.id;
  if (!isId(id)) return;
  try {
    await runTurn(id, size);
  } catch (error) {
    if (!(await failed(id))) throw error;
    log.error({ err: error }, 'a bulk action stopped');
  }
}

/**
 * Returns the job that runs bulk actions. Each batch and its outcomes are one transaction, so another server
 * can continue after a crash without repeating a batch.
 */
export const runBulkJob = (size = defaultBatch): Job => ({
  name: jobName,
  lane,
  run: (payload) => run(payload, size),
});
