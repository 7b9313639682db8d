import type { JSONWebKeySet } from 'jose';
import { select } from '#server/platform/database';

/** The public keys that a hosted provider was seen with last. */
export async function readKeys(issuer: string): Promise<JSONWebKeySet | null> {
  const [row] = await select<{ keys: JSONWebKeySet }>(
    'identity-keys',
    'select keys from identity_keys where issuer = $1',
    [issuer],
  );
  return row?.keys ?? null;
}

/** Keeps them for a start while the provider is away, when tokens that are out go on to their end. */
export async function keepKeys(issuer: string, keys: JSONWebKeySet): Promise<void> {
  await select(
    'keep-identity-keys',
    `insert into identity_keys (issuer, keys) values ($1, $2::jsonb)
     on conflict (issuer) do update set keys = excluded.keys, read_at = now()
     where identity_keys.keys is distinct from excluded.keys`,
    [issuer, JSON.stringify(keys)],
  );
}

/** The database's clock, in milliseconds. */
export async function databaseTime(): Promise<number> {
  const [row] = await select<{ at: Date }>('database-time', 'select clock_timestamp() as at');
  return row!.at.getTime();
}
