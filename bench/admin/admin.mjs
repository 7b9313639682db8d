import { join } from 'node:path';
import { root, run } from '../../scripts/lib/run.mjs';
import { createWork, mintTokens, persons } from '../calls.mjs';
import { rest } from '../measure.mjs';
import { createGraphqlRequest, createOperation } from '../operation.mjs';
import { createAttempts } from '../attempt-data.mjs';
import { measureFiles } from './files.mjs';
import { measureImport } from './import.mjs';
import { renewed } from '../renewed.mjs';
import { measurePeople } from './people.mjs';

// Limits the heap, so that memory grows with the need instead of with what V8 leaves uncollected.
const smallHeap = ['--max-old-space-size=256'];
// While another server is measured, V8 would consider this one idle and shrink its heap, which then grows again in the
// next round.
const keptHeap = ['--no-memory-reducer'];

const parts = [
  { name: 'people', measure: measurePeople, flags: keptHeap },
  { name: 'files', measure: measureFiles, flags: smallHeap },
  { name: 'import', measure: measureImport, flags: [] },
];

// The people who save answers during the measurement.
const testTakerCount = `insert into profile (id, name, email)
  select md5('profile' || n)::uuid, 'Sitter ' || n, 'sitter' || n || '@bench.example' from generate_series(1, ${persons}) n`;

/** Loads the data of a large portal, and learners with an attempt in progress. */
async function loadLarge({ client, databaseUrl, dataDir, scale }) {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const seed = join(root, 'dist/server/app/commands/seed-large.js');
  const { ok, output } = await run('node', [seed, '--scale', String(scale)], { env });
  if (!ok) throw new Error(output);
  await client.query(testTakerCount);
  await client.query(createAttempts(persons, 0));
  await client.query('create extension if not exists pg_stat_statements');
  await client.query('vacuum analyze');
}

const visible = ({ ratio, 'at most': max, ...row }) => ({
  ...row,
  measured: ratio.toFixed(2),
  'at most': max,
  holds: ratio <= max ? 'yes' : 'NO',
});

/**
 * Measures the work of administrators on a large portal. Returns the rows of the report, and true if all limits hold.
 */
export async function measureAdmin(context) {
  const { client, portal, databaseUrl, dataDir, mint, startRaw, part } = context;
  await loadLarge(context);
  const tokens = renewed(() => mintTokens(client, { portal: portal.url, dataDir, databaseUrl }));
  const graphql = (token) => (body) => createGraphqlRequest(portal.url, token, body);
  const given = {
    ...context,
    startRaw: (values) => startRaw(values, keptHeap),
    mintRequest: async () => graphql(await mint('admin')),
    work: createWork(client, 0),
    createRequest: async ({ profileId, attemptId, questionId, revision, optionIds }) => {
      const input = { attemptId, questionId, revision, optionIds, text: null };
      return graphql((await tokens()).get(profileId))(createOperation('SaveAnswer', { input }));
    },
  };
  const rows = [];
  for (const { name, measure, flags } of parts) {
    if (part !== '' && part !== name) continue;
    const restart = async () => {
      await portal.restart(flags);
      await rest(portal.pid);
    };
    await restart();
    rows.push(...(await measure({ ...given, restart })));
  }
  return { rows: rows.map(visible), holds: rows.every(({ ratio, 'at most': max }) => ratio <= max) };
}
