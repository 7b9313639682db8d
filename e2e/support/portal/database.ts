import { resolve } from 'node:path';
import { Client } from 'pg';
import { openPortalPostgres } from '#server/app/import/import-database';
import { readConfig } from '#server/app/config/config';
import { until } from '../browser/browser';
import type { RunningPortal } from './portal';

const root = resolve(__dirname, '../../..');

async function connected({ dataDir, databaseUrl }: RunningPortal): Promise<Client> {
  const url = databaseUrl ?? (await openPortalPostgres(readConfig({ DATA_DIR: dataDir }, root))).url;
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Runs a statement in the database of a running portal. */
export async function inDatabase(portal: RunningPortal, statement: string): Promise<unknown[]> {
  const client = await connected(portal);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Runs a statement in a transaction that stays open, so that others wait for its locks. Returns a function that ends
 * it.
 */
export async function holdInDatabase(portal: RunningPortal, statement: string): Promise<() => Promise<void>> {
  const client = await connected(portal);
  // The database may stop together with the portal.
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query(statement);
  return () => client.end();
}

/** Returns the public settings of a running portal. */
export async function settingsOf({ url }: RunningPortal): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api/settings/get`);
  return ((await response.json()) as { config: Record<string, unknown> }).config;
}

/** Changes a site setting in the database and waits until the running portal uses it. */
export async function changeSetting(
  portal: RunningPortal,
  column: 'maintenance_mode' | 'product_name',
  value: boolean | string,
): Promise<void> {
  await inDatabase(portal, `update site_setting set ${column} = '${value}'`);
  const name = column === 'maintenance_mode' ? 'maintenanceMode' : 'productName';
  await until(`${name} is ${value}`, async () => (await settingsOf(portal))[name] === value);
}
