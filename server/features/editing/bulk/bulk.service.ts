import type { GraphQLSchema } from 'graphql';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditOutcome } from '#server/features/audit/audit.types';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { requireAdmin } from '#server/platform/access/policy';
import { Statement } from '#server/platform/database/statement';
import { isStorable, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { personNow } from '../edit';
import { BulkActionEntity } from './bulk-action.entity';
import {
  type BulkContext,
  type BulkActionDefinition,
  type BulkList,
  checkedValues,
  actionOf,
  type StoredValues,
} from './bulk-lists';
import { insertRows, lockAction, selectPreview, selectTaken, takesAny } from './bulk.queries';
import { type BulkInput, maxValues, type StartBulkActionInput } from './bulk.inputs';
import { type BulkPreview, maxEvaluated } from './bulk.types';
import { withoutSkipped } from './without-skipped';
import { enqueueBulk, lastUndo } from './run-bulk.job';
import { selectedSql } from './selection';

const maxKeyLength = 100;

interface Wanted {
  list: BulkList;
  action: BulkActionDefinition;
  values: StoredValues;
}

/**
 * Returns the list, the action and its checked values; throws an error if the viewer can't run the action.
 */
async function wantedOf(viewer: Viewer, input: BulkInput): Promise<Wanted & BulkContext> {
  requireAdmin(viewer);
  const { list, action } = actionOf(input.list, input.action);
  const actor = action.may(viewer);
  const sent = input.values ?? [];
  if (sent.length > maxValues) throwFieldError('values', `An action takes ${maxValues} values at most.`);
  const values = Object.fromEntries(sent.map(({ name, value }) => [name, value ?? null]));
  return { list, action, actor, values: await checkedValues(action, values) };
}

/**
 * Returns what an action would change now, which rows would stay unchanged and why, and which values it would
 * replace.
 */
export async function bulkPreview(
  viewer: Viewer,
  schema: GraphQLSchema,
  input: BulkInput,
): Promise<BulkPreview> {
  const { list, action, ...params } = await wantedOf(viewer, input);
  const { lang } = params.actor;
  const evaluated = async () => {
    const statement = new Statement();
    const all = await selectedSql(schema, list, input.selection, viewer, statement);
    return { statement, all, evaluation: await action.evaluate(statement, params) };
  };
  const { statement, all, evaluation } = await evaluated();
  const effects = (await action.effects?.(statement, params)) ?? [];
  const found = await selectPreview(list, statement, evaluation, all, lang, effects);
  const said = { ...found, canBeUndone: action.undo !== undefined };
  if (!action.evaluateRows || found.takes === 0) return { ...said, isWhole: true };
  if (found.takes > maxEvaluated) return { ...said, isWhole: false };
  const more = await evaluated();
  const taken = await selectTaken(list, more.statement, more.evaluation, more.all, lang, maxEvaluated);
  const reasons = await action.evaluateRows(
    params,
    taken.map(({ id }) => id),
  );
  return { ...said, ...withoutSkipped(found, taken, reasons), isWhole: true };
}

function checkKey(sent: string): string {
  const key = sent.trim();
  if (key === '' || key.length > maxKeyLength || !isStorable(key)) {
    throwFieldError('idempotencyKey', `A key has 1 to ${maxKeyLength} characters.`);
  }
  return key;
}

async function insertAction(
  manager: EntityManager,
  { profileId: startedBy }: Person,
  { list, action, values }: Wanted,
  idempotencyKey: string,
): Promise<{ id: string; isNew: boolean }> {
  const [made] = await manager.query<{ id: string }[]>(
    `insert into bulk_action (list, action, "values", started_by, idempotency_key, started_at, total)
     values ($1, $2, $3::jsonb, $4, $5, $6, 0) on conflict (started_by, idempotency_key) do nothing returning id`,
    [list.name, action.name, JSON.stringify(values), startedBy, idempotencyKey, now()],
  );
  if (made) return { id: made.id, isNew: true };
  const known = await manager.findOneByOrFail(BulkActionEntity, { startedBy, idempotencyKey });
  return { id: known.id, isNew: false };
}

/**
 * Starts an action on the rows selected now and returns its id; a job runs it in batches. A repeated
 * idempotency key returns the id of the first action. Throws BAD_USER_INPUT if the action would change no
 * row. Audited.
 */
export async function startBulkAction(
  viewer: Viewer,
  schema: GraphQLSchema,
  input: StartBulkActionInput,
): Promise<string> {
  const wanted = await wantedOf(viewer, input);
  const key = checkKey(input.idempotencyKey);
  const { list, action, actor, values } = wanted;
  const evaluated = new Statement();
  const rows = await selectedSql(schema, list, input.selection, viewer, evaluated);
  const selected = new Statement();
  const fixed = await selectedSql(schema, list, input.selection, viewer, selected);
  return transaction(async (manager) => {
    const person = action.may(await personNow(manager, actor.profileId));
    const { id, isNew } = await insertAction(manager, person, wanted, key);
    if (!isNew) return id;
    const evaluation = await action.evaluate(evaluated, { actor, values });
    if (!(await takesAny(manager, list, evaluated, evaluation, rows))) {
      throwFieldError('selection', 'The action would change none of these.');
    }
    const total = await insertRows(manager, list, selected, fixed, id);
    await manager.update(BulkActionEntity, id, { total });
    await appendAudit(manager, {
      action: 'add',
      actor: actorOf(person),
      targetKind: 'bulk_action',
      targetId: id,
      changes: { list: [null, list.name], action: [null, action.name], total: [null, total] },
    });
    await enqueueBulk(manager, id);
    return id;
  });
}

/**
 * Locks an action, checks the caller's current rights, runs `work` and audits its outcome; null means nothing
 * changed. Throws NOT_FOUND if the action doesn't exist.
 */
async function change(
  viewer: Viewer,
  sent: string,
  work: (manager: EntityManager, person: Person, action: BulkActionEntity) => Promise<AuditOutcome | null>,
): Promise<string> {
  const caller = requireAdmin(viewer);
  const id = requireId(sent);
  await transaction(async (manager) => {
    const action = await lockAction(manager, id);
    const person = requireAdmin(await personNow(manager, caller.profileId));
    if (!action) throw new AppError('NOT_FOUND');
    const outcome = await work(manager, person, action);
    if (outcome === null) return;
    const of = { targetKind: 'bulk_action', targetId: id, outcome };
    await appendAudit(manager, { action: 'edit', actor: actorOf(person), ...of });
  });
  return id;
}

/**
 * Cancels an action after the current batch. Changes made so far stay, and an action that has ended stays
 * unchanged.
 */
export const cancelBulkAction = (viewer: Viewer, sent: string): Promise<string> =>
  change(viewer, sent, async (manager, _person, { id, list, action: name, state }) => {
    if (state !== 'running') return null;
    const endedAt = now();
    const undoUntil = lastUndo(actionOf(list, name).action, endedAt);
    await manager.update(BulkActionEntity, id, { state: 'cancelled', endedAt, undoUntil });
    return 'stopped';
  });

/**
 * Starts a job that restores the former values of rows that haven't changed since; audited. Throws CONFLICT
 * if the action can't be undone, or no longer. Does nothing if the undo has already started.
 */
export const undoBulkAction = (viewer: Viewer, sent: string): Promise<string> =>
  change(viewer, sent, async (manager, person, { id, list, action: name, state, undoUntil }) => {
    if (state === 'undoing' || state === 'undone') return null;
    const { action } = actionOf(list, name);
    action.may(person);
    const isOpen = state !== 'running' && undoUntil !== null && new Date(undoUntil) > now();
    if (!action.undo || !isOpen)
      throw new AppError('CONFLICT', 'This cannot be undone, or not any more.', { state });
    await manager.update(BulkActionEntity, id, { state: 'undoing', undoneBy: person.profileId, failures: 0 });
    await enqueueBulk(manager, id);
    return 'undone';
  });
