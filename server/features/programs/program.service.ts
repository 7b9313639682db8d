import { type EntityManager, LessThan } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { readsEverything } from '#server/platform/access/policy';
import { foldNumber } from '#server/platform/text/fold';
import { isStorable } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { ProgramEntryEntity } from './program-entry.entity';
import { ProgramMissEntity } from './program-miss.entity';
import {
  type Bucket,
  entrySeconds,
  isBucket,
  isOpenProgram,
  assertCanEnterProgram,
  requireOpenProgram,
  secondsUntilNextTry,
} from './program.policy';
import { lockAccount, lockMisses, lockOpenPrograms, selectHasEntry } from './program.queries';
import type { CheckAccountNumberPayload, ProgramEntry } from './program.types';

const maxNumberLength = 64;

interface Attempt {
  person: Person;
  bucket: Bucket;
  number: string;
}

function readInput(bucket: unknown, number: unknown): Omit<Attempt, 'person'> {
  if (!isBucket(bucket)) throw new AppError('BAD_USER_INPUT', 'The bucket must be distributor or retailer.');
  if (
    typeof number !== 'string' ||
    number.length > maxNumberLength ||
    !isStorable(number) ||
    foldNumber(number) === ''
  ) {
    throw new AppError('BAD_USER_INPUT', `The account number must have 1 to ${maxNumberLength} characters.`);
  }
  return { bucket, number };
}

/** Records a wrong number and deletes expired ones. */
async function noteMiss(manager: EntityManager, { person, bucket }: Attempt): Promise<void> {
  const createdAt = now();
  const { profileId } = person;
  const hourAgo = new Date(createdAt.getTime() - 3_600_000);
  await manager.delete(ProgramMissEntity, { profileId, createdAt: LessThan(hourAgo) });
  await manager.insert(ProgramMissEntity, { profileId, createdAt });
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(person),
    targetKind: 'program_entry',
    outcome: 'not_found',
    changes: { bucket: [null, bucket] },
  });
}

async function enter(
  manager: EntityManager,
  { person, bucket }: Attempt,
  accountId: string,
): Promise<ProgramEntry> {
  const at = now();
  const expiresAt = new Date(at.getTime() + entrySeconds * 1000);
  const { profileId } = person;
  const made = await manager.insert(ProgramEntryEntity, {
    profileId,
    bucket,
    accountId,
    createdAt: at,
    expiresAt,
  });
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(person),
    targetKind: 'program_entry',
    targetId: (made.identifiers[0] as ProgramEntryEntity).id,
    outcome: 'found',
    changes: { bucket: [null, bucket], accountId: [null, accountId] },
  });
  return { profileId, bucket, expiresAt: expiresAt.toISOString() };
}

/**
 * Opens a program with an account number. A number without a matching account is a result, not an error; after 10 of
 * them in an hour, throws RATE_LIMITED with `retryAfterSeconds`. Throws FORBIDDEN if the program isn't enabled.
 */
export async function checkAccountNumber(
  viewer: Viewer,
  bucket: unknown,
  number: unknown,
): Promise<CheckAccountNumberPayload> {
  const caller = assertCanEnterProgram(viewer);
  const input = readInput(bucket, number);
  return transaction(async (manager) => {
    const wait = secondsUntilNextTry(await lockMisses(manager, caller.profileId), now());
    const attempt = { person: await freshViewer(manager, caller), ...input };
    // Disabling the program or the account waits for this transaction, and then ends the access.
    requireOpenProgram(input.bucket, await lockOpenPrograms(manager));
    if (wait !== null) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: wait });
    const accountId = await lockAccount(manager, input.bucket, input.number);
    if (accountId) return { found: true, entry: await enter(manager, attempt, accountId) };
    await noteMiss(manager, attempt);
    return { found: false, entry: null };
  });
}

/** Returns true if the viewer has access to an enabled program. Administrators and API clients need none. */
export async function hasEntered(viewer: Viewer, bucket: Bucket): Promise<boolean> {
  if (readsEverything(viewer)) return true;
  const { profileId } = assertCanEnterProgram(viewer);
  return isOpenProgram(bucket, await currentSettings()) && selectHasEntry(profileId, bucket, now());
}
