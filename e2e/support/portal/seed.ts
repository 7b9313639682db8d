import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUrl } from '#server/testing/database/database';

const postgres = 'postgres';

function variableOfRun(name: 'E2E_FOLDER' | 'E2E_DATABASE_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error('No portal is prepared: start the spec by the Jest project "e2e".');
  return value;
}

/** Returns the folder of the run, with data that browser specs share. */
export const folderOfRun = (): string => variableOfRun('E2E_FOLDER');

/** Returns the data folder of a stopped portal with demo data. */
const seedOfRun = (): string => join(folderOfRun(), 'seed');

/** A database with demo data. No portal uses it, because PostgreSQL only copies databases without connections. */
export const seedDatabase = 'treadway_seed';

/** Copies the demo data including the folder of PostgreSQL. */
export function copySeed(dataDir: string): void {
  cpSync(seedOfRun(), dataDir, { recursive: true });
  // PostgreSQL doesn't start if others can read its folder.
  chmodSync(join(dataDir, postgres), 0o700);
}

/** Copies the demo data without the folder of PostgreSQL. */
export function copyFiles(dataDir: string): void {
  const seed = seedOfRun();
  cpSync(seed, dataDir, { recursive: true, filter: (path) => path !== join(seed, postgres) });
}

async function administer(statement: string): Promise<void> {
  const admin = new Client({ connectionString: databaseUrl(variableOfRun('E2E_DATABASE_URL'), 'postgres') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** Creates a database with demo data in the PostgreSQL of the run. Returns its address. */
export async function copyDatabase(): Promise<string> {
  const name = `treadway_e2e_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${seedDatabase}`);
  return databaseUrl(variableOfRun('E2E_DATABASE_URL'), name);
}

export const dropDatabase = (url: string): Promise<void> =>
  administer(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
