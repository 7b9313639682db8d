import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/viewer';
import {
  type Bucket,
  entrySeconds,
  isBucket,
  mayEnterProgram,
  requireOpenProgram,
  secondsUntilNextTry,
} from './program.policy';
import { findAccount, lockMisses } from './program.queries';
import type { AccountNumberCheck, ProgramEntry } from './program.types';

const longestNumber = 64;

interface Attempt {
  person: Person;
  bucket: Bucket;
  number: string;
}

function readInput(bucket: unknown, number: unknown): Omit<Attempt, 'person'> {
  if (!isBucket(bucket)) throw new AppError('BAD_USER_INPUT', 'The bucket must be distributor or retailer.');
  if (
    typeof number !== 'string' ||
    !/[^\s-]/.test(number) ||
    number.length > longestNumber ||
    !isStorable(number)
  ) {
    throw new AppError('BAD_USER_INPUT', `The account number must have 1 to ${longestNumber} characters.`);
  }
  return { bucket, number };
}

/** Notes a wrong number; those that no longer count go. */
async function noteMiss(manager: EntityManager, { person, bucket }: Attempt): Promise<void> {
  const at = now();
  await manager.query(
    `delete from program_miss where profile_id = $1 and created_at < $2::timestamptz - interval '1 hour'`,
    [person.profileId, at],
  );
  await manager.query('insert into program_miss (profile_id, created_at) values ($1, $2)', [
    person.profileId,
    at,
  ]);
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
  const [entry]: { id: string }[] = await manager.query(
    `insert into program_entry (profile_id, bucket, account_id, created_at, expires_at) values ($1, $2, $3, $4, $5)
     returning id`,
    [person.profileId, bucket, accountId, at, expiresAt],
  );
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(person),
    targetKind: 'program_entry',
    targetId: entry!.id,
    outcome: 'found',
    changes: { bucket: [null, bucket], accountId: [null, accountId] },
  });
  return { profileId: person.profileId, bucket, expiresAt: expiresAt.toISOString() };
}

/**
 * Enters a program by an account number. A number that no account of the program has is an answer, not an error;
 * after 10 of them in an hour it is RATE_LIMITED with `retryAfterSeconds`. FORBIDDEN while the program is closed.
 */
export async function checkAccountNumber(
  viewer: Viewer,
  bucket: unknown,
  number: unknown,
): Promise<AccountNumberCheck> {
  const caller = mayEnterProgram(viewer);
  const input = readInput(bucket, number);
  requireOpenProgram(input.bucket, await currentSettings());
  return transaction(async (manager) => {
    const wait = secondsUntilNextTry(await lockMisses(manager, caller.profileId), now());
    const attempt = { person: await freshViewer(manager, caller), ...input };
    if (wait !== null) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: wait });
    const accountId = await findAccount(manager, input.bucket, input.number);
    if (accountId) return { found: true, entry: await enter(manager, attempt, accountId) };
    await noteMiss(manager, attempt);
    return { found: false, entry: null };
  });
}
