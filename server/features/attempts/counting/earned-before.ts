import type { EntityManager } from 'typeorm';
import { countsSince, startOf } from './counts-since';

/** Whether another pass of the same test that counts together with this attempt has earned its points already. */
export async function hasEarnedBefore(
  manager: EntityManager,
  attemptId: string,
  timezone: string,
): Promise<boolean> {
  const [row]: { earned: boolean }[] = await manager.query(
    `select exists (
       select from attempt a join profile p on p.id = a.profile_id
       join test t on t.id = a.test_id join test_version v on v.id = t.version_id
       join attempt b on b.profile_id = a.profile_id and b.test_id = a.test_id and b.id <> a.id
       where a.id = $1 and b.status = 'passed' and b.points_earned > 0
         and ${countsSince(startOf('a', '$2'))} = ${countsSince(startOf('b', '$2'))}
     ) as earned`,
    [attemptId, timezone],
  );
  return row!.earned;
}
