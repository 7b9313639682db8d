import type { Client } from 'pg';

const keys = `
  select path as key from stored_file where stored_at is not null
  union
  select v.value->>'key' from asset a, jsonb_each(a.variants) v where a.stored_at is not null`;

const atOnce = 500;

/** Yields the keys of all stored files that the database knows, within the transaction of the client. */
export async function* storedKeys(client: Client): AsyncGenerator<string> {
  await client.query(`declare stored_keys cursor for ${keys}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${atOnce} from stored_keys`);
    if (rows.length === 0) return;
    for (const { key } of rows as { key: string }[]) yield key;
  }
}
