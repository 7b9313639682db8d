import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { Job, Lane } from '#server/platform/jobs/jobs';
import { isId } from '#server/platform/validation';
import { checkImport } from './check-import';
import { DataImportEntity } from './data-import.entity';
import { forgetImports } from './forget-imports';
import { checkJobName, forgetJobName, readJobName, runJobName, undoJobName } from './import.job-names';
import { readImport } from './read-import';
import { runImport } from './run-import';
import { runUndo } from './undo-import';

/** An import takes minutes, which other jobs do not wait for. */
const lane: Lane = { name: 'imports', atOnce: 2 };

const idOf = (payload: unknown): string | null => {
  const id = (payload as { id?: unknown } | null)?.id;
  return isId(id) ? id : null;
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Says of an import that its file cannot be read; anything else is tried again. */
async function failed(id: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  const { code, message, details } = error;
  const failure = {
    code,
    message,
    reason: typeof details['reason'] === 'string' ? details['reason'] : null,
    line: numberOf(details['line']),
    rows: numberOf(details['rows']),
    columns: numberOf(details['columns']),
  };
  await transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (held?.status !== 'reading' && held?.status !== 'checking') return;
    await manager.update(DataImportEntity, id, { status: 'failed', failure });
  });
}

const withFile =
  (work: (id: string) => Promise<void>) =>
  async (payload: unknown): Promise<void> => {
    const id = idOf(payload);
    if (id !== null) await work(id).catch((error: unknown) => failed(id, error));
  };

const withRows =
  (work: (id: string) => Promise<void>) =>
  async (payload: unknown): Promise<void> => {
    const id = idOf(payload);
    if (id !== null) await work(id);
  };

/** Imports of data; each job run again, after a server was killed in it, goes on where the last batch ended. */
export const importJobs: Job[] = [
  { name: readJobName, run: withFile(readImport), lane },
  { name: checkJobName, run: withFile(checkImport), lane },
  { name: runJobName, run: withRows(runImport), lane },
  { name: undoJobName, run: withRows(runUndo), lane },
  { name: forgetJobName, schedule: '22 * * * *', run: forgetImports },
];
