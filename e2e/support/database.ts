import { resolve } from 'node:path';
import { Client } from 'pg';
import { openPortalPostgres } from '#server/app/import-database';
import { readConfig } from '#server/app/config';
import type { Portal } from './portal';

const root = resolve(__dirname, '../..');

/** Runs one statement in the database of a running portal, as an operator could. */
export async function inDatabase(portal: Portal, statement: string): Promise<unknown[]> {
  const { url } = await openPortalPostgres(readConfig({ DATA_DIR: portal.dataDir }, root));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
