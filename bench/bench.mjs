/**
 * Server CPU per request of the portal as a ratio to hand-written SQL over node:http, in interleaved rounds on the
 * same data: one server process each, 50 connections, signed in as a learner, every guard on. Then images a minute of
 * the encoder as a ratio to plain sharp. Then the query that costs most of those that are allowed.
 *
 *   npm run bench -- [--rounds 3] [--seconds 4] [--only calls|costly|images]
 *
 * Or what administrators do, on the data of a large portal, or so many times as much:
 *
 *   npm run bench -- --only admin [--part people|files|import] [--scale 1]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { median } from '../scripts/lib/median.mjs';
import { root, run } from '../scripts/lib/run.mjs';
import { freePort, oneAtATime, startServer } from '../scripts/lib/server.mjs';
import { benchData } from './data.mjs';
import { persons } from './calls.mjs';
import { measureCostly } from './costly.mjs';
import { measureImages, measureLargeImages } from './images.mjs';
import { load } from './measure.mjs';
import { sittingData } from './sitting-data.mjs';
import { attemptsNeeded, measureWrites } from './writes.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const operations = JSON.parse(readFileSync(join(root, 'client/platform/generated/operations.json'), 'utf8'));

const operation = (name, variables) => {
  const { document } = operations.find((each) => each.name === name);
  return JSON.stringify({ operationName: name, query: document, variables });
};

/** Each figure is what the client sends at that moment; `limit` is the most that the ratio may be. */
const figures = [
  { title: 'settings and menus', limit: 2, requests: ['settings', 'menus'] },
  { title: '50 modules with own test status', limit: 3.5, requests: ['modules'] },
  { title: 'profile with its last 20 results', limit: 4, requests: ['results'] },
];
const bodies = {
  menus: operation('Menus', { lang: 'en' }),
  modules: operation('ModuleList', { filter: { kind: 'unknown' } }),
  results: operation('OwnResults', {}),
};

const portalRequest = (url, name, token) => ({
  title: `portal, ${name}`,
  url: name === 'settings' ? `${url}/api/settings/get` : `${url}/graphql`,
  method: name === 'settings' ? 'GET' : 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: bodies[name],
});

// A cursor's text is the portal's own matter.
const comparable = (text) =>
  JSON.parse(text, (key, value) => (key === 'endCursor' || key === 'hasNextPage' ? null : value));

/** Both must give the same, or the ratio says nothing. */
async function compareAnswers(portal, raw, token) {
  for (const name of ['settings', 'menus', 'modules', 'results']) {
    const { url, ...request } = portalRequest(portal, name, token);
    const ours = comparable(await (await fetch(url, request)).text());
    const theirs = comparable(await (await fetch(`${raw}/${name}`)).text());
    if (isDeepStrictEqual(name === 'settings' ? ours : ours.data, theirs)) continue;
    throw new Error(`${name} differs:\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`);
  }
}

/** Starts PostgreSQL so that it counts statements. */
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

/** The built portal; `restart` starts it anew, V8 with some flags. */
async function startPortal(env, url, stops) {
  const startAnew = oneAtATime(stops);
  const start = (flags) => startAnew('dist/server/app/main.js', env, `${url}/readyz`, flags);
  const portal = { url, pid: await start() };
  portal.restart = async (flags) => {
    portal.pid = await start(flags);
  };
  return portal;
}

async function main(stops) {
  if (!['', 'calls', 'costly', 'images', 'admin'].includes(options.only)) {
    throw new Error('--only takes calls, costly, images or admin.');
  }
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

  const mint = async (account) => {
    const script = join(root, 'dist/server/app/print-token.js');
    const { ok, output } = await run('node', [script, `${account}@treadway.example`], { env });
    if (!ok) throw new Error(output);
    return output.trim().split('\n').at(-1);
  };
  const context = { portal, dataDir, databaseUrl: postgres.url, mint, rounds };
  if (options.only === 'admin') return reportAdmin(context, stops);
  if (options.only !== 'images') {
    const client = await loadData(context, stops);
    if (options.only !== 'costly') console.table(await measureCalls({ ...context, client, stops }));
    if (options.only !== 'calls') {
      const moduleList = (token) => portalRequest(url, 'modules', token);
      console.table(await measureCostly({ ...context, client, moduleList }));
    }
  }
  if (['calls', 'costly'].includes(options.only)) return;
  console.table(await measureImages(context));
  console.table(await measureLargeImages(dataDir));
}

async function connect({ databaseUrl }, stops) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  stops.push(() => client.end());
  return client;
}

/** What administrators do; the process fails where a limit does not hold. */
async function reportAdmin(context, stops) {
  const { part, scale } = options;
  const client = await connect(context, stops);
  const asked = { part, scale: Number(scale), seconds, operation };
  // It takes of what is built.
  const { measureAdmin } = await import('./admin/admin.mjs');
  const { rows, holds } = await measureAdmin({ ...context, ...asked, client, stops });
  console.table(rows);
  if (!holds) process.exitCode = 1;
}

/** Fills the database; gives a connection to it. */
async function loadData(context, stops) {
  const client = await connect(context, stops);
  await client.query(benchData);
  await client.query(sittingData(persons, attemptsNeeded(rounds)));
  await client.query('create extension pg_stat_statements');
  return client;
}

/** Reads and writes of learners on both servers; gives the rows of the report. */
async function measureCalls({ client, portal, dataDir, databaseUrl, mint, stops }) {
  const { rows } = await client.query(`select id from profile where email = 'learner@treadway.example'`);
  const learner = [rows[0].id];
  const values = JSON.stringify({ settings: [], menus: [], modules: learner, results: learner });
  const port = await freePort();
  const rawEnv = { DATABASE_URL: databaseUrl, PORT: String(port), VALUES: values };
  const rawUrl = `http://127.0.0.1:${port}`;
  const pid = await startServer('bench/raw-server.mjs', rawEnv, `${rawUrl}/settings`, stops);
  const raw = { url: rawUrl, pid };

  const reads = await measureReads(portal, raw, () => mint('learner'));
  const writes = await measureWrites({ client, portal, raw, dataDir, databaseUrl, operation, rounds });
  return [...reads, ...writes];
}

async function measureReads(portal, raw, mint) {
  await compareAnswers(portal.url, raw.url, await mint());
  const measured = new Map();
  const note = (name, side, figure) => {
    const key = `${name} ${side}`;
    measured.set(key, [...(measured.get(key) ?? []), figure]);
  };
  for (let round = 0; round <= rounds; round++) {
    const token = await mint();
    for (const name of ['settings', 'menus', 'modules', 'results']) {
      const ours = await load(portal.pid, portalRequest(portal.url, name, token), seconds);
      const theirs = await load(raw.pid, { title: `raw, ${name}`, url: `${raw.url}/${name}` }, seconds);
      // The first round warms both up.
      if (round === 0) continue;
      note(name, 'ours', ours);
      note(name, 'raw', theirs);
    }
  }
  return report(measured);
}

function report(measured) {
  const sum = (names, side, round, what) =>
    names.reduce((total, name) => total + measured.get(`${name} ${side}`)[round][what], 0);
  return figures.map(({ title, limit, requests }) => {
    const each = Array.from({ length: rounds }, (_, round) => {
      const ours = sum(requests, 'ours', round, 'cpuMicroseconds');
      const raw = sum(requests, 'raw', round, 'cpuMicroseconds');
      const speed = sum(requests, 'ours', round, 'perSecond') / sum(requests, 'raw', round, 'perSecond');
      return { ours, raw, ratio: ours / raw, speed };
    });
    const of = (what) => median(each.map((entry) => entry[what]));
    return {
      figure: title,
      'CPU µs': of('ours').toFixed(0),
      'raw µs': of('raw').toFixed(0),
      ratio: of('ratio').toFixed(2),
      'at most': limit,
      'requests/s ratio': of('speed').toFixed(2),
    };
  });
}

const stops = [];
try {
  await main(stops);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}
