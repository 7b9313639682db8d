import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { largeSizes } from '#server/demo/large/large-sizes';
import { seedLarge } from '#server/demo/large/seed-large';
import { loadDemoData } from '#server/demo/load';
import { openStorage } from '#server/features/storage/object-storage';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { runMigrations } from '#server/platform/database/migrate';
import { root } from '#server/platform/root';
import { StartError } from '#server/platform/start-error';
import { isCalendarDay } from '#server/platform/validation';
import { type Config, readConfig } from '../config/config';
import { environment } from '../config/environment';
import { entities } from '../entities';
import { openPortalPostgres } from '../import/import-database';
import { portalStorage } from '../portal-storage';

const usage = `Usage: npm run seed:large -- [--scale <number>] [--until <day>]

Adds 100,000 people of 2,000 accounts with 1,000,000 results, 1,000,000 points entries and 5,000,000 audit entries, the
same on every machine, to the database of DATABASE_URL, else to that of the portal in DATA_DIR (.data), running or not.

  --scale <number>  so many times as much, from 0.0001 to 100 (1)
  --until <day>     the last day of the two years that they are of, such as 2026-11-20 (today)
  --help            this text
`;

interface Arguments {
  scale: number;
  until: Date;
}

/** Parses the command line. Returns null for `--help`. */
function readArguments(args: string[]): Arguments | null {
  const options = {
    scale: { type: 'string' },
    until: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (values.help) return null;
  const scale = Number(values.scale ?? 1);
  if (!(scale >= 0.0001 && scale <= 100))
    throw new StartError('The scale is a number from 0.0001 to 100; --help shows how.');
  const day = values.until ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isCalendarDay(day))
    throw new StartError('Name the day as 2026-11-20; --help shows how.');
  return { scale, until: new Date(`${day}T00:00:00Z`) };
}

/** Loads the demo data as a first start does, so that people can sign in. */
async function loadDemo(url: string, config: Config): Promise<void> {
  if (!config.demoData) return;
  await openDatabase(url, entities, 2);
  try {
    openStorage(portalStorage(config));
    await loadDemoData();
  } finally {
    await closeDatabase();
  }
}

async function sizeOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  await client.end();
  return rows[0]!.size;
}

const tell = (what: string, done: number, of: number): void => {
  process.stdout.write(`${what}: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}\n`);
};

async function seed({ scale, until }: Arguments): Promise<void> {
  const started = Date.now();
  const config = readConfig(environment, root);
  const postgres = await openPortalPostgres(config, { canBegin: true });
  try {
    await runMigrations(postgres.url);
    await loadDemo(postgres.url, config);
    await seedLarge(postgres.url, largeSizes(scale, until), tell);
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`Done in ${seconds} s; the database has ${await sizeOf(postgres.url)}.\n`);
  } finally {
    await postgres.stop();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}; --help shows how.`;
  if (code === 'ECONNREFUSED') return 'The database does not answer.';
  return `The data could not be made: ${message}`;
}

async function main(): Promise<void> {
  try {
    const args = readArguments(process.argv.slice(2));
    if (args === null) process.stdout.write(usage);
    else await seed(args);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

void main();
