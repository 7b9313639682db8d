import type { EntityManager } from 'typeorm';
import { transaction } from '#server/platform/database/database';
import { requirePerson } from '#server/platform/access/policy';
import type { Scope } from '#server/platform/access/scopes';
import { saveOnce, type SaveResult } from '#server/platform/saves/save-once';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { assertCanEdit } from './editing.policy';

/** Who calls as the database knows them now, held until the transaction ends. */
export type FreshCaller = (manager: EntityManager, caller: Person | ApiClient) => Promise<Person | ApiClient>;

let freshCaller: FreshCaller | null = null;

/** Has the rule find out who edits: whom the portal knows is not for this room to read. */
export function findEditorsBy(given: FreshCaller): void {
  freshCaller = given;
}

/** A person as the database knows them now, held until the transaction ends: for work that goes on when nobody calls. */
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

/** Runs an edit in one transaction by who may as the database knows the caller now; `scope` lets programs too. */
export async function edit<T>(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person | ApiClient) => Promise<T>,
  scope: Scope | null = null,
): Promise<T> {
  const caller = assertCanEdit(viewer, scope);
  return transaction(async (manager) => work(manager, await freshEditor(manager, caller, scope)));
}

/**
 * As `edit`, for a save that begins from a version or makes something new: one that is repeated with its
 * `Idempotency-Key` returns what the first one returned, and runs no more.
 */
export const editOnce = <Result extends SaveResult>(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person | ApiClient) => Promise<Result>,
  scope: Scope | null = null,
): Promise<Result> =>
  edit(viewer, (manager, editor) => saveOnce(manager, editor, () => work(manager, editor)), scope);
