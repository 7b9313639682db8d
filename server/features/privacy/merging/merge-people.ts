import type { EntityManager } from 'typeorm';
import type { Changes } from '#server/features/audit/audit.types';
import { endAllSessions } from '#server/features/identity/sessions/end-sessions';
import { distrustEmail, lockEmails } from '#server/features/identity/identity.queries';
import { isSeenOrSees } from '#server/features/identity/impersonation/is-impersonated';
import { vouchedEmails } from '#server/features/identity/vouched-emails';
import { joinBalances } from '#server/features/points/join-balances';
import { lockAdministrators } from '#server/features/profile/status/change-status';
import { lockPeople } from '#server/features/profile/status/change-user-types';
import { freshViewer, sessionOf } from '#server/features/profile/sign-in/fresh-viewer';
import { requirePersonStill } from '#server/features/profile/status/removed';
import { ProfileEntity } from '#server/features/profile/profile.entity';
import {
  hasAdministrator,
  noteMerged,
  readProDates,
  writeProDates,
  writeProfile,
} from '#server/features/profile/changes/write-profile';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { saveOnce } from '#server/platform/saves/save-once';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { DataRequestEntity } from '../data-request.entity';
import { isDeleted } from '../data-request.queries';
import { assertCanMerge } from '../privacy.policy';
import { auditMerge, selectedFields } from './selected-fields';
import type { MergePeopleInput } from './merge.input';
import { rejectMerge } from './merge.enums';
import type { Moved } from './moved';
import { moveRows } from './moving-rows';
import { PersonMergeEntity } from './person-merge.entity';
import { isMergedAway, mergedInto } from './person-merge.queries';

/** Milliseconds for which a merge can be undone. */
const undoTime = 30 * 86_400_000;

/** Two stored people locked by the transaction. */
export interface Pair {
  kept: ProfileEntity;
  merged: ProfileEntity;
}

/** Returns the addresses of people without locking them. */
export async function addressesOf(manager: EntityManager, profileIds: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ email: string }[]>(
    'select email from profile where id = any($1::uuid[])',
    [profileIds],
  );
  return rows.map(({ email }) => email);
}

/** Locks two people in id order and returns them. Throws NOT_FOUND if one doesn't exist. */
export async function lockPair(manager: EntityManager, survivingId: string, mergedId: string): Promise<Pair> {
  await lockPeople(manager, [survivingId, mergedId]);
  const kept = await manager.findOneBy(ProfileEntity, { id: survivingId });
  const merged = await manager.findOneBy(ProfileEntity, { id: mergedId });
  if (!kept || !merged) throw new AppError('NOT_FOUND');
  return { kept, merged };
}

/** Throws if the people can't be merged. */
async function requireMergeable(manager: EntityManager, { kept, merged }: Pair): Promise<void> {
  const ids = [kept.id, merged.id];
  for (const id of ids) if (await isDeleted(manager, id)) rejectMerge('deleted');
  if (await isMergedAway(manager, ids)) rejectMerge('merged_already');
  if (kept.disabledAt) rejectMerge('disabled');
  const waits = ids.map((profileId) => ({ profileId, kind: 'deletion', state: 'requested' }) as const);
  if (await manager.existsBy(DataRequestEntity, waits)) rejectMerge('deletion_waits');
  if (await isSeenOrSees(manager, ids)) rejectMerge('seen_as');
}

interface WrittenProfile {
  id: string;
  fields: Parameters<typeof writeProfile>[2];
}

/**
 * Writes two profiles. If they swap addresses, one is cleared in between, because addresses are unique at all times.
 */
export async function writeBoth(
  manager: EntityManager,
  one: WrittenProfile,
  other: WrittenProfile,
): Promise<void> {
  const changeAddresses = one.fields.email !== undefined && other.fields.email !== undefined;
  if (changeAddresses) await writeProfile(manager, other.id, { email: `without-${other.id}@invalid` });
  await writeProfile(manager, one.id, one.fields);
  await writeProfile(manager, other.id, other.fields);
}

/** Writes the selected values to both profiles and returns the changes. */
async function writeFields(
  manager: EntityManager,
  { kept, merged }: Pair,
  input: MergePeopleInput,
): Promise<Pick<Moved, 'kept' | 'merged' | 'disabled' | 'pro' | 'vouched'>> {
  const written = selectedFields(kept, merged, input.fieldsFromMerged);
  const vouched = [...(await vouchedEmails(manager, kept.id)), ...(await vouchedEmails(manager, merged.id))];
  const takesEmail = written.kept.after.email !== undefined;
  await distrustEmail(manager, takesEmail ? kept.id : merged.id);
  const takesType = written.kept.after.userType !== undefined;
  const [before, other] = [await readProDates(manager, kept.id), await readProDates(manager, merged.id)];
  const gone = {
    ...written.merged.after,
    disabledAt: merged.disabledAt ?? now(),
    removalReason: 'merged',
  } as const;
  await writeBoth(manager, { id: kept.id, fields: written.kept.after }, { id: merged.id, fields: gone });
  if (takesType) await writeProDates(manager, kept.id, other);
  return { ...written, disabled: merged.disabledAt === null, pro: takesType ? before : null, vouched };
}

/** Merges two people locked by the transaction. Returns the id of the merge. */
async function merge(
  manager: EntityManager,
  by: Person,
  pair: Pair,
  input: MergePeopleInput,
): Promise<string> {
  const [survivingId, mergedId] = [pair.kept.id, pair.merged.id];
  const mergedAt = now();
  // The provider's sessions are ended before the profiles are written.
  await endAllSessions(manager, mergedId, null);
  await endAllSessions(
    manager,
    survivingId,
    by.profileId === survivingId ? (sessionOf(by)?.id ?? null) : null,
  );
  const written = await writeFields(manager, pair, input);
  const made = await manager.insert(PersonMergeEntity, {
    survivingId,
    mergedId,
    mergedBy: by.profileId,
    mergedAt,
    undoUntil: new Date(mergedAt.getTime() + undoTime),
    moved: {},
  });
  const { id } = made.identifiers[0] as PersonMergeEntity;
  const points = await joinBalances(manager, { from: mergedId, to: survivingId });
  if (points === null) rejectMerge('too_many_points');
  const rows = await moveRows(manager, { from: mergedId, to: survivingId });
  await manager.update(PersonMergeEntity, id, { moved: { ...written, points, rows } });
  await noteMerged(manager, await mergedInto(manager, survivingId), survivingId);
  const disabledAt: Changes = written.disabled ? { disabledAt: [null, mergedAt] } : {};
  await auditMerge(manager, by, 'people', [
    {
      id: survivingId,
      written: written.kept,
      more: { mergedProfile: [null, mergedId], points: [null, points] },
    },
    { id: mergedId, written: written.merged, more: { mergedInto: [null, survivingId], ...disabledAt } },
  ]);
  return id;
}

/**
 * Merges a person with all their data into another; for administrators, audited, and reversible for 30 days. Returns
 * the id of the merge. Throws CONFLICT if one of them was changed since they were read, NOT_TO_BE_MERGED with the
 * reason, and LAST_ADMINISTRATOR if none would be left.
 */
export async function mergePeople(viewer: Viewer, input: MergePeopleInput): Promise<string> {
  const caller = assertCanMerge(viewer);
  const [survivingId, mergedId] = [requireId(input.survivingId), requireId(input.mergedId)];
  if (survivingId === mergedId) rejectMerge('same_person');
  if (mergedId === caller.profileId) rejectMerge('yourself');
  const id = await transaction(async (manager) => {
    await lockAdministrators(manager);
    await lockEmails(manager, await addressesOf(manager, [survivingId, mergedId]));
    const pair = await lockPair(manager, survivingId, mergedId);
    const by = assertCanMerge(await freshViewer(manager, caller));
    const made = await saveOnce(manager, by, async () => {
      await requireMergeable(manager, pair);
      const isSame = (one: Date, other: Date) => one.getTime() === other.getTime();
      if (!isSame(pair.kept.updatedAt, input.survivingUpdatedAt)) throw new AppError('CONFLICT');
      if (!isSame(pair.merged.updatedAt, input.mergedUpdatedAt)) throw new AppError('CONFLICT');
      const made = await merge(manager, by, pair, input);
      if (!(await hasAdministrator(manager))) throw new AppError('LAST_ADMINISTRATOR');
      return made;
    });
    // A repeat must not return a person who was deleted since then.
    await requirePersonStill(manager, survivingId);
    return made;
  });
  forget('viewers');
  return id;
}
