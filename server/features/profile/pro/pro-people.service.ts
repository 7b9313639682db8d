import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { listRows, type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import type { RowQuery } from '#server/features/editing/rows/row-list';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { freshViewer } from '../sign-in/fresh-viewer';
import { assertCanManagePro, assertCanReadPro } from '../profile.policy';
import { lockProPeople, proPeopleRows, type ProSort, startProCycle } from './pro-people.queries';
import type { ProPerson, ProPersonConnection, ResetProInput, ResetProPayload } from './pro-people.types';

const maxSelected = 1000;

/** Returns the ids of the selected people; null for all. Throws BAD_USER_INPUT unless exactly one is given. */
export function selectedPeople({ all = null, profileIds = null }: ResetProInput): string[] | null {
  const isChoice = all === null && profileIds !== null;
  if (isChoice && profileIds.length <= maxSelected && profileIds.every(isId)) return profileIds;
  if (all === true && profileIds === null) return null;
  const field = isChoice ? 'profileIds' : 'all';
  return throwFieldError(field, `Choose up to ${maxSelected} people by their ids, or else all.`);
}

/** Returns the validated query of the list. */
export const proPeopleQuery = (listing: RowListing<ProSort>): RowQuery<ProSort> =>
  rowQuery(proPeopleRows, listing);

/** Returns a page of PRO people, by default sorted by name; for administrators. */
export async function proPeople(
  viewer: Viewer,
  listing: RowListing<ProSort>,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<ProPersonConnection> {
  assertCanReadPro(viewer);
  return listRows<ProPerson, ProSort>(proPeopleRows, proPeopleQuery(listing), first, after, page);
}

/** Resets PRO people locked by the caller's transaction, with the start of their cycles. */
export async function resetHeld(
  manager: EntityManager,
  actor: AuditActor,
  people: readonly { id: string; cycle: unknown }[],
): Promise<void> {
  const at = now();
  await startProCycle(
    manager,
    people.map(({ id }) => id),
    at,
  );
  await appendAudits(
    manager,
    people.map(({ id, cycle }) => ({
      action: 'reset_pro',
      actor,
      targetKind: 'profile',
      targetId: id,
      changes: { userType: ['pro', 'standard'], proCycleStartedAt: [cycle, at] },
    })),
  );
  await enqueueMails(
    manager,
    people.map(({ id }) => ({
      template: 'pro_reset',
      profileId: id,
      key: `pro-reset:${id}:${at.getTime()}`,
      values: {},
    })),
  );
}

/**
 * Resets up to 1,000 selected PRO people, or all of them, to standard and starts their next PRO cycle, in which they
 * must pass the PRO tests again. Existing results stay. Others are ignored. Each reset is audited and announced by
 * e-mail.
 */
export async function resetPro(viewer: Viewer, whom: ResetProInput): Promise<ResetProPayload> {
  const caller = assertCanManagePro(viewer);
  const profileIds = selectedPeople(whom);
  const count = await transaction(async (manager) => {
    const people = await lockProPeople(manager, profileIds);
    await resetHeld(manager, actorOf(assertCanManagePro(await freshViewer(manager, caller))), people);
    return people.length;
  });
  forget('viewers');
  return { count };
}
