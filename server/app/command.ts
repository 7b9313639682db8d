import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { withoutSecrets } from '#server/platform/secrets';
import { StartError } from '#server/platform/start-error';
import { type Config, readConfig } from './config/config';
import { entities } from './entities';
import { openPortalPostgres } from './import/import-database';

/** Something done to a portal from the command line, whether it runs or not. */
export interface Command {
  usage: string;
  /** How many words follow its name. */
  words: number;
  /** How many there may be, where that is more. */
  maxWords?: number;
  /** Gets the words, with the portal's database open; what it gives back is printed. */
  run(config: Config, words: string[]): Promise<string>;
  /** Whether it opens by itself what it needs. */
  alone?: true;
}

/** A path as it was typed: npm runs a script in the product's folder, whoever calls it may be in another. */
export const typedPath = (path: string, environment = process.env): string =>
  resolve(environment['INIT_CWD'] ?? '.', path);

/** Prints a line while the command is at work. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`);

async function onPortal({ run, alone }: Command, words: string[]): Promise<string> {
  const config = readConfig(process.env, root);
  if (alone) return run(config, words);
  const postgres = await openPortalPostgres(config);
  try {
    await openDatabase(postgres.url, entities, 2);
    return await run(config, words);
  } finally {
    await closeDatabase();
    await postgres.stop();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof AppError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'The database does not answer.';
  return `It could not be done: ${message}`;
}

/** Runs the command of this process; a wrong number of words prints its usage. */
export async function runCommand(command: Command): Promise<void> {
  const words = process.argv.slice(2);
  const asks = words.length === 1 && words[0] === '--help';
  if (asks || words.length < command.words || words.length > (command.maxWords ?? command.words)) {
    (asks ? process.stdout : process.stderr).write(command.usage);
    process.exitCode = asks ? 0 : 1;
    return;
  }
  try {
    tell(await onPortal(command, words));
  } catch (error) {
    process.stderr.write(`${withoutSecrets(explain(error))}\n`);
    process.exitCode = 1;
  }
}
