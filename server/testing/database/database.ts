import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * Milliseconds that a request in a spec waits for a connection. Specs send more concurrent requests than a server gets,
 * on slower machines.
 */
export const connectionPatience = 60_000;

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}

/** Returns an environment variable that the run has set for its specs. Throws if it's missing. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error('No database server runs: start the spec by the Jest project "server".');
  return value;
}

async function administer(statement: string): Promise<void> {
  const admin = new Client({ connectionString: setting('SPEC_SERVER_URL') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** Creates a database for the caller, migrated and empty or from another template. The run drops it at its end. */
export async function specDatabaseUrl(template = setting('SPEC_TEMPLATE')): Promise<string> {
  const url = setting('SPEC_SERVER_URL');
  const name = `${setting('SPEC_PREFIX')}${randomBytes(6).toString('hex')}`;
  // PostgreSQL's default strategy copies through the write-ahead log and takes three times the CPU.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(url, name);
}

/** Drops a database of `specDatabaseUrl`. Without this, the databases of all files would fill the memory disk. */
export const dropSpecDatabase = (url: string): Promise<void> =>
  administer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
