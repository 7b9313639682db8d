import 'reflect-metadata';
import { readConfig } from '../config/config';
import { runMigrations } from '#server/platform/database/migrate';
import { root } from '#server/platform/root';
import { StartError } from '#server/platform/start-error';

/** Migrates the database to the newest schema and ends. Run it before starting the servers of a new release. */
async function migrate(): Promise<void> {
  // Only the database settings are read, because production would require the others.
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
