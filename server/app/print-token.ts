import { createEmbeddedProvider } from '#server/features/identity/embedded/provider';
import { closeDatabase, openDatabase } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { withoutSecrets } from '#server/platform/secrets';
import { StartError } from '#server/platform/start-error';
import { entities } from './entities';
import { readConfig } from './config/config';
import { openPortalPostgres } from './import/import-database';

const usage = `Usage: npm run token -- <e-mail>

Prints an access token, valid for five minutes, as the sign-in of that account would give. PORT, PUBLIC_URL,
DATA_DIR and DATABASE_URL are those of the portal, which may be running or not.
`;

async function mintToken(email: string): Promise<string> {
  const config = readConfig(process.env, root);
  const postgres = await openPortalPostgres(config);
  try {
    await openDatabase(postgres.url, entities, 2);
    const provider = await createEmbeddedProvider(config);
    return await provider.mintAccessToken(email);
  } finally {
    await closeDatabase();
    await postgres.stop();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof AppError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'The database does not answer.';
  return `No token could be made: ${message}`;
}

async function main([email, ...more]: string[]): Promise<void> {
  if (!email || more.length > 0 || email === '--help') {
    const help = email === '--help';
    (help ? process.stdout : process.stderr).write(usage);
    process.exitCode = help ? 0 : 1;
    return;
  }
  try {
    process.stdout.write(`${await mintToken(email)}\n`);
  } catch (error) {
    process.stderr.write(`${withoutSecrets(explain(error))}\n`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
