/**
 * Partitions the largest tables: the audit log by month, with partitions for the next twelve, and the answers of
 * attempts by attempt. Existing partitions stay; run it for the audit log every few months.
 * - npm run partition -- audit|answers
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuilt } from './lib/build.mjs';
import { root } from './lib/run.mjs';
import { partitionAnswers } from './partition/answers.mjs';
import { partitionAudit } from './partition/audit.mjs';

const works = { audit: partitionAudit, answers: partitionAnswers };
const work = works[process.argv[2]];
const say = (line) => process.stdout.write(`${line}\n`);

async function partition() {
  const problem = await ensureBuilt(['server']);
  if (problem !== undefined) throw new Error(problem);
  const built = (file) => createRequire(import.meta.url)(join(root, 'dist', 'server', 'app', file));
  const postgres = await built('import/import-database.js').openPortalPostgres(
    built('config/config.js').readConfig(built('config/environment.js').environment, root),
  );
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await work(client, say);
    say('Done.');
  } finally {
    await client.end();
    await postgres.stop();
  }
}

if (!work) {
  process.stderr.write('Usage: npm run partition -- audit|answers\n');
  process.exitCode = 1;
} else {
  await partition().catch((error) => {
    process.stderr.write(`The tables stay as they were: ${error.message}\n`);
    process.exitCode = 1;
  });
}
