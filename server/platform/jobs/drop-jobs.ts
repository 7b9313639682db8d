import type { EntityManager } from 'typeorm';
import { namesAddress } from '../text/addresses';

/** Takes every queued job away whose payload has one of these addresses, in lower case, unless it runs just now. */
export async function dropJobsAbout(manager: EntityManager, addresses: readonly string[]): Promise<void> {
  await manager.query(
    `select graphile_worker.complete_jobs((
       select coalesce(array_agg(j.id), '{}') from graphile_worker._private_jobs j
       where j.locked_at is null and exists (
         select from jsonb_path_query(j.payload::jsonb, '$.** ? (@.type() == "string")') held (value)
         where ${namesAddress("held.value #>> '{}'", '$1')})))`,
    [addresses],
  );
}
