import type { EntityManager } from 'typeorm';
import { transaction } from '#server/platform/database/database';
import { requirePerson } from '#server/platform/access/policy';
import type { Scope } from '#server/platform/access/scopes';
import { saveOnce, type SaveResult } from '#server/platform/saves/save-once';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { assertCanEdit } from './editing.policy';

/** Returns the caller with their current rights, locked until the transaction ends. */
export type FreshCaller = (manager: EntityManager, caller: Person | ApiClient) => Promise<Person | ApiClient>;

let freshCaller: FreshCaller | null = null;

/** Registers how the caller is loaded. People and API clients belong to features that depend on this one. */
export function findEditorsBy(given: FreshCaller): void {
  freshCaller = given;
}

/**
 * Returns the person with their current rights, locked until the transaction ends. For jobs, which have no
 * caller.
 */
export async function personNow(manager: EntityManager, profileId: string): Promise<Person> {
  if (!freshCaller) throw new Error('Nothing finds out who edits.');
  return requirePerson(await freshCaller(manager, { kind: 'person', profileId } as Person));
}

async function freshEditor(
  manager: EntityManager,
  caller: Person | ApiClient,
  scope: Scope | null,
): Promise<Person | ApiClient> {
  if (!freshCaller) throw new Error('Nothing finds out who edits.');
  return assertCanEdit(await freshCaller(manager, caller), scope);
}

/**
 * Runs an edit in one transaction with the caller's current rights. API clients need `scope`; null allows
 * people only.
 */
export async function edit<T>(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person | ApiClient) => Promise<T>,
  scope: Scope | null = null,
): Promise<T> {
  const caller = assertCanEdit(viewer, scope);
  return transaction(async (manager) => work(manager, await freshEditor(manager, caller, scope)));
}

/**
 * Runs `edit` for a save that starts from a version or creates a record. A repeat with the same
 * `Idempotency-Key` returns the first result without running the work again.
 */
export const editOnce = <Result extends SaveResult>(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person | ApiClient) => Promise<Result>,
  scope: Scope | null = null,
): Promise<Result> =>
  edit(viewer, (manager, editor) => saveOnce(manager, editor, () => work(manager, editor)), scope);
