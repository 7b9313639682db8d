import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { reportLines } from '#server/features/authoring/import/preview/import-report';
import { importQuestions } from '#server/features/authoring/import/import-at-once';
import type { ImportReport } from '#server/features/authoring/import/import.types';
import { readQuestionFile } from '#server/features/authoring/import/file/question-file';
import { openStorage } from '#server/features/storage/object-storage';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { withoutSecrets } from '#server/platform/logging/secrets';
import { StartError } from '#server/platform/start-error';
import { typedPath } from '../commands/command';
import { entities } from '../entities';
import { readConfig } from '../config/config';
import { openPortalPostgres } from './import-database';
import { portalStorage } from '../portal-storage';

const usage = `Usage: npm run import:questions -- <file> --module <name> [--publish] [--dry-run]

Loads a question bank in GIFT or Moodle XML format (UTF-8, at most 20 MB) into the test of the module with that English name
and reports each question with its line: imported, converted or rejected. Importing a file again adds nothing twice.

  --module <name>  English name of the module
  --publish        publish the test; without it learners do not meet the questions yet
  --dry-run        report only, change nothing
  --help           this text

The database is that of DATABASE_URL, else that of the portal in DATA_DIR (.data), running or not.
`;

interface Arguments {
  file: string;
  moduleName: string;
  publish: boolean;
  dryRun: boolean;
}

/** Parses the command line. Returns null for `--help`. Throws a StartError if an argument is missing. */
function readArguments(args: string[]): Arguments | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      module: { type: 'string' },
      publish: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new StartError('Name one file; --help shows how.');
  if (!values.module?.trim()) throw new StartError('Name the module by --module <name>; --help shows how.');
  return {
    file,
    moduleName: values.module.trim(),
    publish: values.publish ?? false,
    dryRun: values['dry-run'] ?? false,
  };
}

async function importFile(
  { file, moduleName, publish, dryRun }: Arguments,
  environment: NodeJS.ProcessEnv,
): Promise<ImportReport> {
  const text = readQuestionFile(typedPath(file, environment));
  const config = readConfig(environment, root);
  const postgres = await openPortalPostgres(config);
  try {
    await openDatabase(postgres.url, entities, 2);
    openStorage(portalStorage(config));
    return await importQuestions({
      fileName: basename(file),
      text,
      moduleName,
      publish,
      dryRun,
      actor: { kind: 'system' },
    });
  } finally {
    await closeDatabase();
    await postgres.stop();
  }
}

function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof AppError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]}; --help shows how.`;
  if (code === 'ECONNREFUSED') return 'The database does not answer.';
  return `The questions could not be imported: ${message}`;
}

/** The exit code and output of the command. */
export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

/** Imports a question file and returns the exit code and output. Errors become one line of output and code 1. */
export async function questionsCommand(
  words: string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  try {
    const args = readArguments(words);
    if (args === null) return { code: 0, output: usage, errors: '' };
    const report = await importFile(args, environment);
    const code = report.syntaxErrors.length > 0 ? 1 : 0;
    return { code, output: `${reportLines(report).join('\n')}\n`, errors: '' };
  } catch (error) {
    return { code: 1, output: '', errors: `${withoutSecrets(explain(error))}\n` };
  }
}
