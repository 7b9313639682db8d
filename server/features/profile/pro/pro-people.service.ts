import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { listRows, type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import type { RowQuery } from '#server/features/editing/rows/row-list';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { throwFieldError } from '#server/platform/errors';
import type { PageRequest } from '#server/platform/graphql/asked-page';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { freshViewer } from '../fresh-viewer';
import { assertCanManagePro, assertCanReadPro } from '../profile.policy';
import { lockProPeople, proPeopleRows, type ProSort, startProCycle } from './pro-people.queries';
import type { ProPerson, ProPersonConnection, ResetProInput, ResetProPayload } from './pro-people.types';

const maxSelected = 1000;

/** The people chosen; null for all of them. BAD_USER_INPUT where it is neither or both. */
export function selectedPeople({ all = null, profileIds = null }: ResetProInput): string[] | null {
  const isChoice = all === null && profileIds !== null;
  if (isChoice && profileIds.length <= maxSelected && profileIds.every(isId)) return profileIds;
  if (all === true && profileIds === null) return null;
  const field = isChoice ? 'profileIds' : 'all';
  return throwFieldError(field, `Choose up to ${maxSelected} people by their ids, or else all.`);
}

/** What a list of the PRO people is asked for, checked. */
export const proPeopleQuery = (listing: RowListing<ProSort>): RowQuery<ProSort> =>
  rowQuery(proPeopleRows, listing);

/** A page of the PRO people, by name unless said otherwise; for administrators. */
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

/** Resets PRO people, whom the caller's transaction holds, with the time at which their cycles began. */
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
 * Resets PRO people to standard and begins their next PRO cycle, in which the PRO tests have to be passed again; what
 * they have done stays. Up to 1,000 people are chosen, or all of them; who is not PRO is left out. Audited and announced
 * by e-mail, each.
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
