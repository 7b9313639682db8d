import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { runMigrations } from '#server/platform/database/migrate';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { databaseUrl } from '#server/testing/database/database';
import { createRunFolder } from '#server/testing/storage/run-folder';

/** Stops what the run started; called by the global teardown. */
export type StopDatabases = () => Promise<void>;

async function startServer(dataDir: string): Promise<{ url: string; stop: StopDatabases }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const log = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) };
  const server = await startEmbeddedPostgres({ dataDir, log, fsync: false });
  return { url: server.url, stop: () => server.stop() };
}

function templateName(): string {
  const folder = join(__dirname, '../../../migrations');
  const hash = createHash('sha256').update(
    readFileSync(join(__dirname, '../../platform/database/migrate.ts')),
  );
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return `treadway_template_${hash.digest('hex').slice(0, 16)}`;
}

/** Creates the migrated template of these migrations once, even if several runs request it at the same time. */
async function ensureTemplate(admin: Client, url: string, name: string): Promise<void> {
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1 and datistemplate', [
    name,
  ]);
  if (rowCount === 0) {
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name}`);
    await runMigrations(databaseUrl(url, name));
    await admin.query(`alter database ${name} is_template true`);
  }
  await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
}

async function dropSpecDatabases(url: string, prefix: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
  await admin.end();
}

// Generating a key takes longer than many specs, and all portals of a run can share it.
const signingKey = (): string =>
  JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }));

/** Starts one PostgreSQL per run with a migrated template, which `specDatabaseUrl()` copies. */
export default async function startDatabases(): Promise<void> {
  const folder = createRunFolder('databases');
  const { url, stop } = await startServer(folder);
  const prefix = `treadway_spec_${process.pid}_`;
  const template = templateName();
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await ensureTemplate(admin, url, template);
  await admin.end();
  Object.assign(process.env, {
    SPEC_FOLDER: folder,
    SPEC_SERVER_URL: url,
    SPEC_TEMPLATE: template,
    SPEC_PREFIX: prefix,
    SPEC_SIGNING_KEY: signingKey(),
  });
  const stopAll: StopDatabases = async () => {
    await dropSpecDatabases(url, prefix);
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  Object.assign(globalThis, { stopDatabases: stopAll });
}
