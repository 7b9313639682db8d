import type { Client } from 'pg';
import { select } from '../database';

/** Seconds since the last backup was complete; null where there has been none. */
export async function readBackupAge(): Promise<number | null> {
  const [row] = await select<{ age: number }>(
    'backup-age',
    'select extract(epoch from now() - completed_at)::float8 as age from last_backup',
  );
  return row?.age ?? null;
}

/** Notes that a backup has just been completed. A database of a former release may have no place for it. */
export async function noteBackup(client: Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('public.last_backup') is not null as exists",
  );
  if (!rows[0]!.exists) return;
  await client.query(
    `insert into last_backup (completed_at) values (now())
     on conflict (id) do update set completed_at = excluded.completed_at`,
  );
}
