import type { JSONWebKeySet } from 'jose';
import { select } from '#server/platform/database/database';

/** Returns the last known public keys of a hosted provider. */
export async function readKeys(issuer: string): Promise<JSONWebKeySet | null> {
  const [row] = await select<{ keys: JSONWebKeySet }>(
    'identity-keys',
    'select keys from identity_keys where issuer = $1',
    [issuer],
  );
  return row?.keys ?? null;
}

/** Stores the keys, so that the portal can verify issued tokens if it starts while the provider is unavailable. */
export async function keepKeys(issuer: string, keys: JSONWebKeySet): Promise<void> {
  await select(
    'keep-identity-keys',
    `insert into identity_keys (issuer, keys) values ($1, $2::jsonb)
     on conflict (issuer) do update set keys = excluded.keys, read_at = now()
     where identity_keys.keys is distinct from excluded.keys`,
    [issuer, JSON.stringify(keys)],
  );
}

/** Returns the time of the database in milliseconds. */
export async function databaseTime(): Promise<number> {
  const [row] = await select<{ at: Date }>('database-time', 'select clock_timestamp() as at');
  return row!.at.getTime();
}
