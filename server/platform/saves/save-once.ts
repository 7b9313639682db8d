import type { EntityManager } from 'typeorm';
import { now } from '../clock';
import { pool, select } from '../database/database';
import { throwFieldError } from '../errors';
import type { ApiClient, Person } from '../access/viewer';
import { type SaveKey, workUnderWay } from '../work';
import { saveDigest } from './save-key';

/** The id of the saved record, or nothing if the caller sent it. */
export type SaveResult = string | number | null | void;

const callerIdOf = (caller: Person | ApiClient): string =>
  caller.kind === 'person' ? caller.profileId : caller.clientId;

type Stored = { digest: string; result: SaveResult };

function assertSameContent({ digest }: Stored, saveKey: SaveKey): void {
  if (digest !== saveDigest(saveKey))
    throwFieldError('idempotencyKey', 'This Idempotency-Key was used for another request.');
}

/** Returns the stored result for the key of a caller. */
async function findStored(
  callerId: string,
  { key }: SaveKey,
  manager?: EntityManager,
): Promise<Stored | undefined> {
  const [stored] = await select<Stored>(
    'save-key',
    'select digest, result from save_key where caller_id = $1 and key = $2',
    [callerId, key],
    manager,
  );
  return stored;
}

/** Stores the key, or returns the result stored for it. Waits for another request with the same key. */
async function claimKey(
  manager: EntityManager,
  callerId: string,
  saveKey: SaveKey,
): Promise<Stored | undefined> {
  const claimed: unknown[] = await manager.query(
    `insert into save_key (caller_id, key, digest, saved_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [callerId, saveKey.key, saveDigest(saveKey), now()],
  );
  return claimed.length > 0 ? undefined : findStored(callerId, saveKey, manager);
}

/**
 * Runs a save in its transaction once for each `Idempotency-Key` of a caller: a repeat returns what the first one
 * returned. Throws BAD_USER_INPUT if the key was used for another request.
 */
export async function saveOnce<Result extends SaveResult>(
  manager: EntityManager,
  caller: Person | ApiClient,
  save: () => Promise<Result>,
): Promise<Result> {
  const saveKey = workUnderWay()?.saveKey;
  if (!saveKey) return save();
  const callerId = callerIdOf(caller);
  const stored = await claimKey(manager, callerId, saveKey);
  if (stored && !saveKey.claimed) {
    assertSameContent(stored, saveKey);
    return stored.result as Result;
  }
  // In later transactions of a request, its own key must not count as a retry.
  saveKey.claimed = true;
  const result = await save();
  if (result === undefined || result === null) return result;
  await manager.query('update save_key set result = $3 where caller_id = $1 and key = $2', [
    callerId,
    saveKey.key,
    JSON.stringify(result),
  ]);
  return result;
}

/**
 * Returns true if the request's key is stored, for checks that reject a save before its transaction begins. With a
 * manager it sees keys that another request committed while the manager's transaction waited for locks.
 */
export async function isSaved(caller: Person | ApiClient, manager?: EntityManager): Promise<boolean> {
  const saveKey = workUnderWay()?.saveKey;
  if (!saveKey || saveKey.claimed) return false;
  const stored = await findStored(callerIdOf(caller), saveKey, manager);
  if (stored) assertSameContent(stored, saveKey);
  return stored !== undefined;
}

/** Deletes keys that are older than a day. Clients don't retry later than that. */
export async function removeOldSaveKeys(): Promise<void> {
  await pool().query(`delete from save_key where saved_at < now() - interval '1 day'`);
}

/** Removes the keys of a person who is deleted. */
export const removeSaveKeys = async (manager: EntityManager, profileId: string): Promise<void> =>
  void (await manager.query('delete from save_key where caller_id = $1', [profileId]));
