import type { EntityManager } from 'typeorm';

/** Takes every queued job away whose payload holds one of these texts, whatever its case, unless it runs just now. */
export async function dropJobsAbout(manager: EntityManager, texts: readonly string[]): Promise<void> {
  await manager.query(
    `select graphile_worker.complete_jobs((
       select coalesce(array_agg(j.id), '{}') from graphile_worker._private_jobs j
       where j.locked_at is null and exists (
         select from unnest($1::text[]) as t (text) where strpos(lower(j.payload::text), lower(t.text)) > 0)))`,
    [texts],
  );
}
