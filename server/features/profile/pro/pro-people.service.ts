import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { refuseField } from '#server/platform/errors';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { checkSearch, isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { freshViewer } from '../fresh-viewer';
import { mayManagePro, mayReadPro } from '../profile.policy';
import { countProPeople, lockProPeople, selectProPeople, startProCycle } from './pro-people.queries';
import type { ProPersonConnection, ResetProInput, ResetProPayload } from './pro-people.types';

const mostChosen = 1000;

function keyOf(after: string | null | undefined): { sortKey: string; id: string } | null {
  const [sortKey, id] = decodeCursor(after, 2) ?? [];
  if (sortKey === undefined || id === undefined) return null;
  if (!isId(id)) throw foreignCursor();
  return { sortKey, id };
}

/** The people chosen; null for all of them. BAD_USER_INPUT where it is neither or both. */
export function chosenPeople({ all = null, profileIds = null }: ResetProInput): string[] | null {
  const isChoice = all === null && profileIds !== null;
  if (isChoice && profileIds.length <= mostChosen && profileIds.every(isId)) return profileIds;
  if (all === true && profileIds === null) return null;
  const field = isChoice ? 'profileIds' : 'all';
  return refuseField(field, `Choose up to ${mostChosen} people by their ids, or else all.`);
}

/** A page of the PRO people by name, of those with `search` in name or e-mail where given; for administrators. */
export async function proPeople(
  viewer: Viewer,
  search: string | null | undefined,
  first: number,
  after?: string | null,
): Promise<ProPersonConnection> {
  mayReadPro(viewer);
  const size = pageSize(first);
  const text = checkSearch(search?.trim());
  const rows = await selectProPeople(text, keyOf(after), size + 1);
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countProPeople(text) },
  );
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
  const caller = mayManagePro(viewer);
  const profileIds = chosenPeople(whom);
  const count = await transaction(async (manager) => {
    const people = await lockProPeople(manager, profileIds);
    await resetHeld(manager, actorOf(mayManagePro(await freshViewer(manager, caller))), people);
    return people.length;
  });
  forget('viewers');
  return { count };
}
