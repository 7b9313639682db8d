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

// So that memory grows by what is needed, not by what V8 leaves lying as long as there is room.
const smallHeap = ['--max-old-space-size=256'];
// A server rests while another is measured, and V8 would take it for one that nobody asks any more: it collects all of its
// heap, and again when it grows back in the next round.
const keptHeap = ['--no-memory-reducer'];

const parts = [
  { name: 'people', measure: measurePeople, flags: keptHeap },
  { name: 'files', measure: measureFiles, flags: smallHeap },
  { name: 'import', measure: measureImport, flags: [] },
];

// Who save answers meanwhile.
const testTakerCount = `insert into profile (id, name, email)
  select md5('profile' || n)::uuid, 'Sitter ' || n, 'sitter' || n || '@bench.example' from generate_series(1, ${persons}) n`;

/** The data of a large portal, and learners who sit a test. */
async function loadLarge({ client, databaseUrl, dataDir, scale }) {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const seed = join(root, 'dist/server/app/seed-large.js');
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

/** What administrators do on the data of a large portal; gives the rows of the report, and whether all limits hold. */
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
