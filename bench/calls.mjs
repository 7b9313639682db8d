import http from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../scripts/lib/run.mjs';
import { cpuSeconds } from './measure.mjs';

const require = createRequire(import.meta.url);
const connections = 50;

/** The number of people who take tests. They take turns, so that calls of one person never overlap. */
export const persons = 200;

const idQuery = {
  save: `select md5('profile' || p)::uuid as "profileId", md5('sitting0/' || p)::uuid as "attemptId",
      md5('sat0/' || 1 + turn % 30)::uuid as "questionId", md5('0/' || 1 + turn % 30 || '/1')::uuid as "optionId"
    from unnest($1::int[], $2::int[]) with ordinality as n (p, turn, place) order by place`,
  submit: `select md5('profile' || p)::uuid as "profileId", md5('sitting' || 1 + turn || '/' || p)::uuid as "attemptId"
    from unnest($1::int[], $2::int[]) with ordinality as n (p, turn, place) order by place`,
};

/**
 * Returns a function that creates calls with ids of the data, never the same twice. `kind` selects PRO tests, which
 * come after the `each` standard tests.
 */
export function createWork(client, each) {
  const done = new Map();
  return async ({ name, kind = 'standard' }, count) => {
    const first = done.get(name + kind) ?? 0;
    done.set(name + kind, first + count);
    const numbers = Array.from({ length: count }, (_, index) => first + index);
    const skipped = kind === 'pro' ? each : 0;
    const turns = numbers.map((number) => skipped + Math.floor(number / persons));
    const values = [numbers.map((number) => 1 + (number % persons)), turns];
    const { rows } = await client.query(idQuery[name], values);
    return rows.map(({ optionId, ...ids }, index) => {
      if (name === 'submit') return { name, ...ids };
      return { name, ...ids, revision: 1 + Math.floor(turns[index] / 30), optionIds: [optionId] };
    });
  };
}

/** Returns access tokens by person id, as the sign-in would issue them. */
export async function mintTokens(client, { portal, dataDir, databaseUrl }) {
  const { openDatabase, closeDatabase } = require(join(root, 'dist/server/platform/database/database.js'));
  const provider = require(join(root, 'dist/server/features/identity/embedded/provider.js'));
  await openDatabase(databaseUrl, [], 2);
  const { mintAccessToken } = await provider.createEmbeddedProvider({ publicUrl: portal, dataDir });
  const { rows } = await client.query(
    `select id, email from profile where id in (select md5('profile' || p)::uuid from generate_series(1, $1) p)`,
    [persons],
  );
  const tokens = new Map();
  for (const { id, email } of rows) tokens.set(id, await mintAccessToken(email));
  await closeDatabase();
  return tokens;
}

/** Sends a request and returns the response. Throws if the status isn't 200 or the body contains errors. */
function send(agent, { url, headers, body }) {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } };
    const request = http.request(url, options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200 && !text.startsWith('{"errors"')) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text}`));
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

export async function sendAll(requests, atOnce = 1) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const waiting = requests.values();
  const worker = async () => {
    for (const request of waiting) await send(agent, request);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
}

/**
 * Sends the requests on 50 connections. Returns the server's CPU time per request in microseconds, and the requests per
 * second.
 */
export async function loadOnce(pid, requests) {
  const before = cpuSeconds(pid);
  const start = performance.now();
  await sendAll(requests, connections);
  const perSecond = requests.length / ((performance.now() - start) / 1000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { cpuMicroseconds: ((cpuSeconds(pid) - before) * 1e6) / requests.length, perSecond };
}
