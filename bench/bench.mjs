/**
 * Server CPU per request of the portal as a ratio to hand-written SQL over node:http, in interleaved rounds on the
 * same data: one server process each, 50 connections, signed in as a learner, every guard on.
 *
 *   npm run bench -- [--rounds 3] [--seconds 4]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { root, run } from '../scripts/lib/run.mjs';
import { benchData } from './data.mjs';
import { persons } from './calls.mjs';
import { load, median } from './measure.mjs';
import { sittingData } from './sitting-data.mjs';
import { attemptsNeeded, measureWrites } from './writes.mjs';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
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

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startServer(script, env, ready) {
  const server = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error(`${script} ended by itself`);
    const response = await fetch(ready).catch(() => null);
    if (response?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${script} was not ready`);
}

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

async function main(stops) {
  const problem = await ensureBuilt();
  if (problem) throw new Error(problem);
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-bench-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgres(dataDir);
  stops.push(() => postgres.stop());

  const [portalPort, rawPort] = [await freePort(), await freePort()];
  const portal = `http://127.0.0.1:${portalPort}`;
  const raw = `http://127.0.0.1:${rawPort}`;
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(portalPort) };
  const portalEnv = { ...env, DEMO_DATA: 'on', RATE_LIMIT: '1000000' };
  const first = await startServer('dist/server/app/main.js', portalEnv, `${portal}/readyz`);
  const end = async (server) => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  stops.push(() => end(first));

  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  stops.push(() => client.end());
  await client.query(benchData);
  await client.query(sittingData(persons, attemptsNeeded(rounds)));
  await client.query('create extension pg_stat_statements');
  const { rows } = await client.query(`select id from profile where email = 'learner@treadway.example'`);
  const learner = [rows[0].id];
  const values = JSON.stringify({ settings: [], menus: [], modules: learner, results: learner });
  const rawEnv = { DATABASE_URL: postgres.url, PORT: String(rawPort), VALUES: values };
  const second = await startServer('bench/raw-server.mjs', rawEnv, `${raw}/settings`);
  stops.push(() => end(second));

  const mint = async () => {
    const script = join(root, 'dist/server/app/print-token.js');
    const { ok, output } = await run('node', [script, 'learner@treadway.example'], { env });
    if (!ok) throw new Error(output);
    return output.trim().split('\n').at(-1);
  };

  await compareAnswers(portal, raw, await mint());
  const measured = new Map();
  const note = (name, side, figure) => {
    const key = `${name} ${side}`;
    measured.set(key, [...(measured.get(key) ?? []), figure]);
  };
  for (let round = 0; round <= rounds; round++) {
    const token = await mint();
    for (const name of ['settings', 'menus', 'modules', 'results']) {
      const ours = await load(first.pid, portalRequest(portal, name, token), seconds);
      const theirs = await load(second.pid, { title: `raw, ${name}`, url: `${raw}/${name}` }, seconds);
      // The first round warms both up.
      if (round === 0) continue;
      note(name, 'ours', ours);
      note(name, 'raw', theirs);
    }
  }
  const ends = { portal: { url: portal, pid: first.pid }, raw: { url: raw, pid: second.pid } };
  const writes = await measureWrites({
    client,
    ...ends,
    dataDir,
    databaseUrl: postgres.url,
    operation,
    rounds,
  });
  console.table([...report(measured), ...writes]);
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
