import type { EntityManager } from 'typeorm';
import { accountsThere } from '#server/features/accounts/accounts.queries';
import type { Changes } from '#server/features/audit/audit.types';
import { closeOrOpenSignIn, endAllSessions } from '#server/features/identity/sessions/end-sessions';
import { vouchAgain } from '#server/features/identity/vouched-emails';
import { partBalances } from '#server/features/points/join-balances';
import { lockAdministrators } from '#server/features/profile/status/change-status';
import { freshViewer, sessionOf } from '#server/features/profile/sign-in/fresh-viewer';
import { lockEmails } from '#server/features/identity/identity.queries';
import { hasProfileWith } from '#server/features/profile/sign-in/sign-in.queries';
import { hasAdministrator, noteMerged, writeProDates } from '#server/features/profile/changes/write-profile';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { assertCanMerge } from '../privacy.policy';
import { auditMerge, notGivenBack, takenBack } from './selected-fields';
import { rejectUndo } from './merge.enums';
import { addressesOf, lockPair, type Pair, writeBoth } from './merge-people';
import type { FieldValues, MergeField, Moved } from './moved';
import { moveRowsBack } from './moving-rows';
import { PersonMergeEntity } from './person-merge.entity';
import { isMergedAway, lockMerge, mergedInto } from './person-merge.queries';

/** Returns a merge that can be undone, locked. Throws otherwise. */
async function undoable(manager: EntityManager, id: string): Promise<PersonMergeEntity & { moved: Moved }> {
  const merge = await lockMerge(manager, id);
  if (!merge) throw new AppError('NOT_FOUND');
  if (merge.undoneAt) rejectUndo('undone');
  if (merge.undoUntil <= now() || !('rows' in merge.moved)) rejectUndo('too_late');
  if (await isMergedAway(manager, [merge.survivingId])) rejectUndo('merged_further');
  return merge as PersonMergeEntity & { moved: Moved };
}

const previousAddresses = (moved: PersonMergeEntity['moved']): string[] =>
  'rows' in moved ? [moved.kept, moved.merged].flatMap(({ before }) => before.email ?? []) : [];

/** Returns the values to restore of the remaining person. A deleted account isn't restored. */
async function fieldsBack(manager: EntityManager, kept: Pair['kept'], moved: Moved): Promise<FieldValues> {
  const fields = takenBack(kept, moved.kept);
  const { accountId, managesRetailers: _, ...others } = fields;
  const isThere = !accountId || (await accountsThere(manager, [accountId])).size > 0;
  return isThere ? fields : others;
}

/** Restores both profiles, except for later changes. Returns the restored values of both. */
async function writeBack(
  manager: EntityManager,
  { kept, merged }: Pair,
  moved: Moved,
): Promise<{ fields: FieldValues; own: FieldValues }> {
  const fields = await fieldsBack(manager, kept, moved);
  const own = takenBack(merged, moved.merged);
  // Only the remaining person may have the address now, and gives it back.
  if (own.email !== undefined && (await hasProfileWith(manager, own.email, kept.id)))
    rejectUndo('email_taken');
  const back = { ...own, ...(moved.disabled && { disabledAt: null }), removalReason: null };
  await writeBoth(manager, { id: kept.id, fields }, { id: merged.id, fields: back });
  if (moved.pro && 'userType' in fields) await writeProDates(manager, kept.id, moved.pro);
  return { fields, own };
}

async function undo(
  manager: EntityManager,
  by: Person,
  pair: Pair,
  { id, mergedAt, moved }: PersonMergeEntity & { moved: Moved },
): Promise<MergeField[]> {
  const way = { from: pair.kept.id, to: pair.merged.id };
  const storedSession = by.profileId === way.from ? (sessionOf(by)?.id ?? null) : null;
  // While the accounts of both still lead to the remaining person.
  await endAllSessions(manager, way.from, storedSession);
  await endAllSessions(manager, way.to, null);
  if (!(await partBalances(manager, way, moved.points))) rejectUndo('points_spent');
  await moveRowsBack(manager, { ...way, mergedAt }, moved.rows);
  await vouchAgain(manager, moved.vouched);
  // The remaining person may have been disabled since then, with all accounts.
  await closeOrOpenSignIn(manager, way.to, moved.disabled || pair.merged.disabledAt === null);
  const { fields, own } = await writeBack(manager, pair, moved);
  await manager.update(PersonMergeEntity, id, { undoneAt: now(), undoneBy: by.profileId, moved: {} });
  await noteMerged(manager, [way.to], null);
  await noteMerged(manager, await mergedInto(manager, way.to), way.to);
  const stay = notGivenBack(moved.kept, fields);
  const opened: Changes = moved.disabled ? { disabledAt: [pair.merged.disabledAt, null] } : {};
  await auditMerge(manager, by, 'undone', [
    {
      id: way.from,
      written: { before: pair.kept, after: fields },
      more: {
        mergedProfile: [way.to, null],
        points: [moved.points, null],
        ...(stay.length > 0 && { notGivenBack: [null, stay] }),
      },
    },
    {
      id: way.to,
      written: { before: pair.merged, after: own },
      more: { mergedInto: [way.from, null], ...opened },
    },
  ]);
  return stay;
}

/**
 * Undoes a merge, except for later changes; for administrators, audited. Returns the id of the merge and the fields
 * that weren't restored. Throws MERGE_STAYS with the reason if it can't be undone.
 */
export async function undoMerge(
  viewer: Viewer,
  sentId: string,
): Promise<{ id: string; notGivenBack: MergeField[] }> {
  const caller = assertCanMerge(viewer);
  const id = requireId(sentId);
  const stay = await transaction(async (manager) => {
    await lockAdministrators(manager);
    const known = await manager.findOneBy(PersonMergeEntity, { id });
    if (!known) throw new AppError('NOT_FOUND');
    const { survivingId, mergedId } = known;
    await lockEmails(manager, [
      ...previousAddresses(known.moved),
      ...(await addressesOf(manager, [survivingId, mergedId])),
    ]);
    const pair = await lockPair(manager, survivingId, mergedId);
    const by = assertCanMerge(await freshViewer(manager, caller));
    const fields = await undo(manager, by, pair, await undoable(manager, id));
    if (!(await hasAdministrator(manager))) throw new AppError('LAST_ADMINISTRATOR');
    return fields;
  });
  forget('viewers');
  return { id, notGivenBack: stay };
}
