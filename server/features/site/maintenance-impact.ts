import { assertCanReadAdmin } from '#server/features/editing/editing.policy';
import { countWaitingMails } from '#server/features/notifications/notifications.service';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import type { MaintenanceImpact } from './site.types';

/** Returns whom maintenance or disabling a program would affect now; for administrators and API clients. */
export async function maintenanceImpact(viewer: Viewer): Promise<MaintenanceImpact> {
  assertCanReadAdmin(viewer);
  const impact = await selectJson<Omit<MaintenanceImpact, 'waitingMails'>>(
    'maintenance-impact',
    `select json_build_object(
       'signedIn', (select count(*) from profile p
         where p.role <> 'admin' and p.disabled_at is null and p.last_seen_at > $1::timestamptz - interval '30 minutes'),
       'openTests', (select count(*) from attempt a where a.status = 'in_progress' and a.deadline_at > $1),
       'distributorEntries', (select count(distinct e.profile_id) from program_entry e
         where e.bucket = 'distributor' and e.expires_at > $1),
       'retailerEntries', (select count(distinct e.profile_id) from program_entry e
         where e.bucket = 'retailer' and e.expires_at > $1)
     ) as json`,
    [now()],
  );
  return { ...impact!, waitingMails: await countWaitingMails() };
}
