import { resolve } from 'node:path';
import { Client } from 'pg';
import { openPortalPostgres } from '#server/app/import/import-database';
import { readConfig } from '#server/app/config/config';
import { until } from './browser';
import type { RunningPortal } from './portal';

const root = resolve(__dirname, '../..');

/** Runs one statement in the database of a running portal, as an operator could. */
export async function inDatabase(portal: RunningPortal, statement: string): Promise<unknown[]> {
  const { url } = await openPortalPostgres(readConfig({ DATA_DIR: portal.dataDir }, root));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** What a running portal tells everybody about itself. */
export async function settingsOf({ url }: RunningPortal): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/api/settings/get`);
  return ((await response.json()) as { config: Record<string, unknown> }).config;
}

/** Changes a setting of the site in the database, and resolves once the running portal has heard of it. */
export async function changeSetting(
  portal: RunningPortal,
  column: 'maintenance_mode' | 'product_name',
  value: boolean | string,
): Promise<void> {
  await inDatabase(portal, `update site_setting set ${column} = '${value}'`);
  const name = column === 'maintenance_mode' ? 'maintenanceMode' : 'productName';
  await until(`${name} is ${value}`, async () => (await settingsOf(portal))[name] === value);
}
