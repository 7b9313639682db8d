import type { EntityManager } from 'typeorm';
import { namesAddress, type PersonAddress } from '../text/addresses';

/** Deletes the queued jobs whose payload contains one of these addresses, except running jobs. */
export async function dropJobsAbout(
  manager: EntityManager,
  addresses: readonly PersonAddress[],
): Promise<void> {
  await manager.query(
    `select graphile_worker.complete_jobs((
       select coalesce(array_agg(j.id), '{}') from graphile_worker._private_jobs j
       where j.locked_at is null and exists (
         select from jsonb_path_query(j.payload::jsonb, '$.** ? (@.type() == "string")') held (value)
         where ${namesAddress("held.value #>> '{}'", 'j.created_at', '$1')})))`,
    [JSON.stringify(addresses)],
  );
}
