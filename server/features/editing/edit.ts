import type { EntityManager } from 'typeorm';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { transaction } from '#server/platform/database';
import type { Scope } from '#server/platform/scopes';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';
import { mayEdit } from './editing.policy';

/** Runs an edit in one transaction by who may as the database knows the caller now; `scope` lets programs too. */
export async function edit<T>(
  viewer: Viewer,
  work: (manager: EntityManager, editor: Person | ApiClient) => Promise<T>,
  scope: Scope | null = null,
): Promise<T> {
  const caller = mayEdit(viewer, scope);
  return transaction(async (manager) => work(manager, mayEdit(await freshCaller(manager, caller), scope)));
}
