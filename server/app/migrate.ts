import 'reflect-metadata';
import { readConfig } from './config/config';
import { runMigrations } from '#server/platform/migrate';
import { root } from '#server/platform/root';
import { StartError } from '#server/platform/start-error';

/** Brings the database to the newest schema and ends, as before the servers of a new release are started. */
async function migrate(): Promise<void> {
  // Of everything else it needs nothing, and production would ask for it.
  const said = Object.entries(process.env).filter(([name]) => name.startsWith('DATABASE_'));
  const { databaseUrl, databaseDirectUrl } = readConfig(Object.fromEntries(said), root);
  if (databaseUrl === null)
    throw new StartError('DATABASE_URL is missing: the embedded database migrates itself.');
  await runMigrations(databaseDirectUrl ?? databaseUrl);
}

void migrate().then(
  () => process.stdout.write('The database has the newest schema.\n'),
  (error: Error) => {
    process.stderr.write(
      `${error instanceof StartError ? error.message : `The database could not be brought to the newest schema: ${error.message}`}\n`,
    );
    process.exitCode = 1;
  },
);
