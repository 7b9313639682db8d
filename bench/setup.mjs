import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { root, run } from '../scripts/lib/run.mjs';
import { freePort, oneAtATime } from '../scripts/lib/server.mjs';

/** Starts PostgreSQL with pg_stat_statements, which counts statements. */
async function startPostgres(dataDir) {
  const require = createRequire(import.meta.url);
  const { startEmbeddedPostgres } = require(join(root, 'dist/server/platform/postgres/embedded-postgres.js'));
  const start = () => startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } });
  const first = await start();
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await client.end();
  await first.stop();
  return start();
}

/** Starts the built portal. `restart` restarts it with flags for Node. */
async function startPortal(env, url, stops) {
  const startAgain = oneAtATime(stops);
  const start = (flags) => startAgain('dist/server/app/main.js', env, `${url}/readyz`, flags);
  const portal = { url, pid: await start() };
  portal.restart = async (flags) => {
    portal.pid = await start(flags);
  };
  return portal;
}

/**
 * Returns a function that starts the hand-written server and stops the previous one. Its arguments are the parameters
 * of the SQL statements by name, and flags for Node.
 */
export function createRawServer(databaseUrl, stops) {
  const startAgain = oneAtATime(stops);
  return async (values, flags) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { DATABASE_URL: databaseUrl, PORT: String(port), VALUES: JSON.stringify(values) };
    return { url, pid: await startAgain('bench/raw-server.mjs', env, url, flags) };
  };
}

/**
 * Starts a database and the portal with demo data. Returns what every group of the bench needs. `stops` stops it all.
 */
export async function setUp(stops) {
  const problem = await ensureBuilt();
  if (problem) throw new Error(problem);
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-bench-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres(dataDir);
  stops.push(() => postgres.stop());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(port) };
  const portal = await startPortal({ ...env, DEMO_DATA: 'on', RATE_LIMIT: '1000000' }, url, stops);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  stops.push(() => client.end());
  const mint = async (account) => {
    const script = join(root, 'dist/server/app/commands/print-token.js');
    const { ok, output } = await run('node', [script, `${account}@treadway.example`], { env });
    if (!ok) throw new Error(output);
    return output.trim().split('\n').at(-1);
  };
  const startRaw = createRawServer(postgres.url, stops);
  return { portal, startRaw, client, mint, dataDir, databaseUrl: postgres.url };
}
