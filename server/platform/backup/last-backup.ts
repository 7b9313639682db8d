import type { Client } from 'pg';
import { select } from '../database/database';

/** Returns the seconds since the last backup was completed; null if there is none. */
export async function readBackupAge(): Promise<number | null> {
  const [row] = await select<{ age: number }>(
    'backup-age',
    'select extract(epoch from now() - completed_at)::float8 as age from last_backup',
  );
  return row?.age ?? null;
}

/** Records that a backup has just been completed. The database of an earlier release may lack the table. */
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
