/** Compares the portal with hand-written code: npm run bench -- --help */
import { withStops } from '../scripts/lib/with-stops.mjs';
import { measureAdmin } from './admin/admin.mjs';
import { persons } from './calls.mjs';
import { measureCostly } from './costly.mjs';
import { benchData } from './data.mjs';
import { measureImages, measureLargeImages } from './images.mjs';
import { readOptions, usage } from './options.mjs';
import { measureReads, createPortalRead, createReadValues } from './reads.mjs';
import { setUp } from './setup.mjs';
import { attemptData } from './attempt-data.mjs';
import { attemptsNeeded, measureWrites } from './writes.mjs';

/** Fills the database with the data of a busy portal. */
async function loadData({ client, rounds, scaled }) {
  await client.query(benchData(scaled(5000, persons)));
  await client.query(attemptData(persons, attemptsNeeded(rounds, scaled)));
  await client.query('create extension pg_stat_statements');
}

/** Measures the reads and writes of learners on both servers. */
async function reportCalls(context) {
  const { rows } = await context.client.query(
    `select id from profile where email = 'learner@treadway.example'`,
  );
  const raw = await context.startRaw(createReadValues(rows[0].id));
  const both = { ...context, raw };
  console.table([...(await measureReads(both)), ...(await measureWrites(both))]);
}

async function reportCostly(context) {
  const moduleList = (token) => createPortalRead(context.portal.url, 'modules', token);
  console.table(await measureCostly({ ...context, moduleList }));
}

async function reportImages(context) {
  console.table(await measureImages(context));
  console.table(await measureLargeImages(context));
}

/** Measures the work of administrators. The process exits with 1 if a limit is exceeded. */
async function reportAdmin(context) {
  const { rows, holds } = await measureAdmin(context);
  console.table(rows);
  if (!holds) process.exitCode = 1;
}

async function main(stops) {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return void process.stdout.write(usage);
  const context = { ...options, ...(await setUp(stops)), stops };
  const { only } = options;
  if (only === 'admin') return reportAdmin(context);
  if (only !== 'images') await loadData(context);
  if (['', 'calls'].includes(only)) await reportCalls(context);
  if (['', 'costly'].includes(only)) await reportCostly(context);
  if (['', 'images'].includes(only)) await reportImages(context);
}

await withStops(main);
