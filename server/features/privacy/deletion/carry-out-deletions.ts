import { lockAdministrators } from '#server/features/profile/status/change-status';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { eraseAddresses } from '#server/features/rewards/orders/forget-orders';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { lockRequest, lockWaitingDeletion } from '../data-request.queries';
import { assertCanDecideDeletions } from '../privacy.policy';
import { erasePerson } from './forget-person';

/** Carries out a deletion before its date; for administrators, audited. Throws CONFLICT if it is no longer pending. */
export async function carryOutDeletion(viewer: Viewer, sentId: string): Promise<string> {
  const caller = assertCanDecideDeletions(viewer);
  const id = requireId(sentId);
  await transaction(async (manager) => {
    await lockAdministrators(manager);
    const admin = assertCanDecideDeletions(await freshViewer(manager, caller));
    const request = await lockWaitingDeletion(manager, id);
    await erasePerson(manager, request, admin.profileId);
  });
  forget('viewers');
  return id;
}

/** Returns the due deletions. That of the last administrator waits until there is another one. */
const due = (): Promise<{ id: string }[]> =>
  select<{ id: string }>(
    'due-deletions',
    `select r.id from data_request r join profile p on p.id = r.profile_id
     where r.kind = 'deletion' and r.state = 'requested' and r.due_at <= $1 and (p.role <> 'admin'
       or exists (select from profile o where o.role = 'admin' and o.disabled_at is null and o.id <> p.id))
     order by r.due_at`,
    [now()],
  );

/** Returns deleted people with packed orders that were shipped since then. */
const arrived = (): Promise<{ id: string }[]> =>
  select<{ id: string }>(
    'addresses-of-deleted',
    `select distinct o.profile_id as id from reward_order o
     join data_request r on r.profile_id = o.profile_id and r.kind = 'deletion' and r.state = 'done'
     where o.address <> '' and o.state <> 'packed'`,
  );

/** Carries out due deletions separately, so that a failure doesn't delay the others. */
export async function carryOutDeletions(): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await due()) {
    try {
      await transaction(async (manager) => {
        await lockAdministrators(manager);
        const request = await lockRequest(manager, id, 'deletion');
        if (request?.state === 'requested') await erasePerson(manager, request, null);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  forget('viewers');
  const people = (await arrived()).map(({ id }) => id);
  await transaction((manager) => eraseAddresses(manager, people));
  if (failures.length > 0) throw new AggregateError(failures, 'Not every deletion could be carried out.');
}
