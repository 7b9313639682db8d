import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { root, run } from '../scripts/lib/run.mjs';
import { loadOnce } from './calls.mjs';
import { cpuSeconds } from './measure.mjs';
import { renewed } from './renewed.mjs';

const require = createRequire(import.meta.url);
const maxTimes = 50;
const maxMegabytes = 20;

/** The ids for the queries: a test of 30 questions and the records of a test that many people have taken. */
const ids = `with taken as (
    update attempt set profile_id = (select id from profile where email = 'learner@treadway.example')
    where id = md5('sitting2/1')::uuid returning id, profile_id
  )
  select taken.id as "attempt.id", taken.profile_id as "profile.id",
  (select id from attempt where profile_id = taken.profile_id and status = 'failed' limit 1) as "result.id",
  md5('module3')::uuid as "module.id", md5('module3')::uuid as "adminModule.id",
  md5('module3')::uuid as "questionImports.moduleId",
  md5('sat-test0')::uuid as "testPreview.testId",
  md5('test3')::uuid as "itemStatistics.testId", md5('sat0/1')::uuid as "adminQuestion.id",
  (select id from question where test_id = md5('test3')::uuid limit 1) as "regradePreview.questionId",
  (select id from question where test_id = md5('test3')::uuid limit 1) as "regradedQuestion.id", 'US' as "regions.country"
  from taken`;

async function findQueries(client) {
  const { rows } = await client.query(ids);
  const flags = ['-r', join(root, 'scripts/lib/register-typescript.cjs')];
  const script = [join(root, 'server/testing/operations/print-costly-queries.ts'), JSON.stringify(rows[0])];
  const { ok, output } = await run('node', [...flags, ...script]);
  if (!ok) throw new Error(output);
  return JSON.parse(output.slice(output.indexOf('{')));
}

/** Returns an access token for an API client, as the provider would issue it. */
async function clientToken(client, { portal, dataDir }) {
  const { loadKeys } = require(join(root, 'dist/server/features/identity/embedded/keys.js'));
  const { embeddedLink, realm, realmPath } = require(
    join(root, 'dist/server/features/identity/embedded/realm.js'),
  );
  const clientId = 'bench';
  const { presets } = require(join(root, 'dist/server/platform/access/scopes.js'));
  await client.query(
    'insert into api_client (issuer, client_id, scopes) values ($1, $2, $3) on conflict do nothing',
    [embeddedLink, clientId, presets.writer],
  );
  const { jwks } = await loadKeys(dataDir, null);
  const [key] = jwks.keys;
  return new SignJWT({ client_id: clientId })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer(`${portal.url}${realmPath}`)
    .setAudience(realm.audience)
    .setSubject(clientId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'RS256'));
}

const status = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Sends a query repeatedly, one after the other. Returns the server's CPU time per query in milliseconds. */
async function callApi({ url, pid }, query, token, times) {
  const before = cpuSeconds(pid);
  for (let time = 0; time < times; time++) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    const text = await response.text();
    if (response.status !== 200 || text.startsWith('{"errors"')) return { rejection: text };
  }
  return { milliseconds: ((cpuSeconds(pid) - before) * 1000) / times };
}

/** Sends a query twelve times at once while polling `/livez`. Returns the longest response time of `/livez`. */
async function livezBeside(portal, query, token) {
  let open = true;
  const twelve = Promise.all(Array.from({ length: 12 }, () => callApi(portal, query, token, 1)));
  const done = twelve.then(() => (open = false));
  let maxLength = 0;
  while (open) {
    const start = performance.now();
    const { ok } = await fetch(`${portal.url}/livez`);
    if (!ok) throw new Error('/livez did not answer.');
    maxLength = Math.max(maxLength, performance.now() - start);
  }
  await done;
  return maxLength;
}

/** Returns the query that takes the most CPU among the first `maxQueries` that a caller is allowed to send. */
async function findWorst(portal, queries, mint, maxQueries) {
  const answered = [];
  let rejected = 'none was tried';
  for (const query of queries) {
    if (answered.length === maxQueries) break;
    const { milliseconds, rejection } = await callApi(portal, query, await mint(), 3);
    if (rejection === undefined) answered.push({ query, milliseconds });
    else rejected = rejection;
  }
  answered.sort((one, other) => other.milliseconds - one.milliseconds);
  const measured = [];
  for (const { query } of answered.slice(0, 8)) {
    const { milliseconds, rejection } = await callApi(portal, query, await mint(), 20);
    if (rejection === undefined) measured.push({ query, milliseconds });
    else rejected = rejection;
  }
  measured.sort((one, other) => other.milliseconds - one.milliseconds);
  if (measured.length === 0) throw new Error(`The portal answered no query: ${rejected.slice(0, 2000)}`);
  return { ...measured[0], tried: answered.length };
}

/**
 * Measures the most expensive allowed query of each kind of caller. Returns its ratio to the module list and the
 * additional memory.
 */
export async function measureCostly({ client, portal, dataDir, mint, moduleList, scaled }) {
  const { stranger, others } = await findQueries(client);
  const list = { ...moduleList(await mint('learner')), url: `${portal.url}/graphql` };
  await loadOnce(portal.pid, Array(scaled(500, 100)).fill(list));
  const baseline = (await loadOnce(portal.pid, Array(scaled(1000, 100)).fill(list))).cpuMicroseconds / 1000;
  const rows = [];
  for (const [who, queries, mintToken] of [
    ['stranger', stranger, async () => undefined],
    ['learner', others, () => mint('learner')],
    ['administrator', others, () => mint('admin')],
    ['API client', others, () => clientToken(client, { portal, dataDir })],
  ]) {
    const fresh = renewed(mintToken);
    const worst = await findWorst(portal, queries, fresh, scaled(queries.length, 20));
    const token = await fresh();
    const before = status(portal.pid, 'VmRSS');
    writeFileSync(`/proc/${portal.pid}/clear_refs`, '5');
    await callApi(portal, worst.query, token, 1);
    const growth = status(portal.pid, 'VmHWM') - before;
    rows.push({
      'worst query of': who,
      tried: worst.tried,
      'CPU ms': worst.milliseconds.toFixed(1),
      'times the module list': (worst.milliseconds / baseline).toFixed(0),
      'at most': maxTimes,
      'MB more': growth.toFixed(0),
      'MB at most': maxMegabytes,
      '/livez beside twelve, ms': (await livezBeside(portal, worst.query, token)).toFixed(0),
      query: `${worst.query.slice(0, 60)}…`,
    });
  }
  return rows;
}
