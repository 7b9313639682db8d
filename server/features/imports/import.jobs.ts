import { transaction } from '#server/platform/database';
import { enqueueJob, type Job, type Lane } from '#server/platform/jobs/jobs';
import { isId } from '#server/platform/validation';
import { checkBatch, stageImport } from './check-import';
import { forgetImports } from './forget-imports';
import {
  checkJobName,
  forgetJobName,
  formerJobNames,
  readJobName,
  runJobName,
  stagedPayload,
  undoJobName,
} from './import.job-names';
import { readImport } from './read-import';
import { runBatch } from './run-import';
import { undoBatch } from './undo-import';
import { takeTurn, workOn } from './work';

/** Files are read as a whole, some at a time; their rows are judged and taken turn by turn, and taken rows wait for no file. */
const lane: Lane = { name: 'imports', atOnce: 2 };
const fileLane: Lane = { name: 'import-files', atOnce: 4 };

const withImport =
  (work: (id: string, isStaged: boolean) => Promise<void>) =>
  async (payload: unknown): Promise<void> => {
    const { id, isStaged } = (payload ?? {}) as { id?: unknown; isStaged?: unknown };
    if (isId(id)) await work(id, isStaged === true);
  };

/** Reads the rows of a file, then judges them turn by turn. */
const check = (id: string, isStaged: boolean): Promise<void> =>
  isStaged
    ? takeTurn(id, 'checking', checkJobName, checkBatch, { payload: stagedPayload(id) })
    : workOn(id, 'checking', () => stageImport(id));

/** Hands over what was queued by a name of before. */
const formerJobs = Object.entries(formerJobNames).map(([name, now]): Job => ({
  name,
  run: withImport((id, isStaged) =>
    transaction((manager) => enqueueJob(manager, now, isStaged ? stagedPayload(id) : { id }, `import-${id}`)),
  ),
}));

/** Imports of data; each job run again, after a server was killed in it, goes on where the last batch ended. */
export const importJobs: Job[] = [
  {
    name: readJobName,
    run: withImport((id) => workOn(id, 'reading', () => readImport(id))),
    lane: fileLane,
  },
  {
    name: checkJobName,
    run: withImport(check),
    lane: fileLane,
  },
  { name: runJobName, run: withImport((id) => takeTurn(id, 'running', runJobName, runBatch)), lane },
  { name: undoJobName, run: withImport((id) => takeTurn(id, 'undoing', undoJobName, undoBatch)), lane },
  { name: forgetJobName, schedule: '22 * * * *', run: forgetImports },
  ...formerJobs,
];
