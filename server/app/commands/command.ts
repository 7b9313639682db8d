import { resolve } from 'node:path';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { withoutSecrets } from '#server/platform/logging/secrets';
import { StartError } from '#server/platform/start-error';
import { type Config, readConfig } from '../config/config';
import { entities } from '../entities';
import { openPortalPostgres } from '../import/import-database';

/** A command that works on a portal, whether or not the portal is running. */
export interface Command {
  usage: string;
  /** The number of required arguments. */
  words: number;
  /** The maximum number of arguments, if it is larger. */
  maxWords?: number;
  /** Runs the command with its arguments. The database of the portal is open, and the result is printed. */
  run(config: Config, words: string[]): Promise<string>;
  /** True if the command opens the database and other resources itself. */
  alone?: true;
}

/**
 * Resolves a path from the command line. npm runs scripts in the package folder, so the caller's working directory
 * comes from INIT_CWD.
 */
export const typedPath = (path: string, environment = process.env): string =>
  resolve(environment['INIT_CWD'] ?? '.', path);

/** Prints a progress line. */
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

/** Runs the command with the arguments of this process. Prints its usage if their number is wrong. */
export async function runCommand(command: Command): Promise<void> {
  const words = process.argv.slice(2);
  const isHelp = words.length === 1 && words[0] === '--help';
  if (isHelp || words.length < command.words || words.length > (command.maxWords ?? command.words)) {
    (isHelp ? process.stdout : process.stderr).write(command.usage);
    process.exitCode = isHelp ? 0 : 1;
    return;
  }
  try {
    tell(await onPortal(command, words));
  } catch (error) {
    process.stderr.write(`${withoutSecrets(explain(error))}\n`);
    process.exitCode = 1;
  }
}
