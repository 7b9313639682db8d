import type { Job, Lane } from '#server/platform/jobs/jobs';
import { isId } from '#server/platform/validation';
import { checkImport } from './check-import';
import { forgetImports } from './forget-imports';
import { checkJobName, forgetJobName, readJobName, runJobName, undoJobName } from './import.job-names';
import { readImport } from './read-import';
import { runBatch } from './run-import';
import { undoBatch } from './undo-import';
import { takeTurn, workOn } from './work';

/** Files are read as a whole, which takes up to minutes; rows are taken turn by turn, and do not wait for that. */
const lane: Lane = { name: 'imports', atOnce: 2 };
const fileLane: Lane = { name: 'import-files', atOnce: 2 };

const withImport =
  (work: (id: string) => Promise<void>) =>
  async (payload: unknown): Promise<void> => {
    const id = (payload as { id?: unknown } | null)?.id;
    if (isId(id)) await work(id);
  };

/** Imports of data; each job run again, after a server was killed in it, goes on where the last batch ended. */
export const importJobs: Job[] = [
  {
    name: readJobName,
    run: withImport((id) => workOn(id, 'reading', () => readImport(id))),
    lane: fileLane,
  },
  {
    name: checkJobName,
    run: withImport((id) => workOn(id, 'checking', () => checkImport(id))),
    lane: fileLane,
  },
  { name: runJobName, run: withImport((id) => takeTurn(id, 'running', runJobName, runBatch)), lane },
  { name: undoJobName, run: withImport((id) => takeTurn(id, 'undoing', undoJobName, undoBatch)), lane },
  { name: forgetJobName, schedule: '22 * * * *', run: forgetImports },
];
