import { transaction } from '#server/platform/database/database';
import { enqueueJob, type Job, type Lane } from '#server/platform/jobs/jobs';
import { isId } from '#server/platform/validation';
import { checkBatch, stageImport } from './checking/check-import';
import { eraseImports } from './erasure/forget-imports';
import {
  checkJobName,
  forgetJobName,
  previousJobNames,
  readJobName,
  runJobName,
  stagedPayload,
  undoJobName,
} from './import.job-names';
import { readImport } from './reading/read-import';
import { runBatch } from './running/run-import';
import { checkTexts } from './texts/check-texts';
import { readTexts } from './texts/read-texts';
import { runTexts } from './texts/run-texts';
import { hasTexts } from './texts/text-kind';
import { undoTexts } from './texts/undo-texts';
import { undoBatch } from './undoing/undo-import';
import { takeTurn, workOn } from './running/work';

/**
 * Several files are read at the same time, each as a whole. Rows take turns in a separate lane, so that they don't wait
 * for files.
 */
const lane: Lane = { name: 'imports', atOnce: 2 };
const fileLane: Lane = { name: 'import-files', atOnce: 4 };

const withImport =
  (work: (id: string, isStaged: boolean) => Promise<void>) =>
  async (payload: unknown): Promise<void> => {
    const { id, isStaged } = (payload ?? {}) as { id?: unknown; isStaged?: unknown };
    if (isId(id)) await work(id, isStaged === true);
  };

/** Reads the headings of a sheet, or the whole file if it isn't a sheet. */
const read = (id: string): Promise<void> =>
  workOn(id, 'reading', async () => {
    await ((await hasTexts(id)) ? readTexts(id) : readImport(id));
  });

/** Reads the rows of a file, then evaluates them in batches. */
async function check(id: string, isStaged: boolean): Promise<void> {
  if (!isStaged) return workOn(id, 'checking', () => stageImport(id));
  const batch = (await hasTexts(id)) ? checkTexts : checkBatch;
  await takeTurn(id, 'checking', checkJobName, batch, { payload: stagedPayload(id) });
}

const run = async (id: string): Promise<void> =>
  takeTurn(id, 'running', runJobName, (await hasTexts(id)) ? runTexts : runBatch);

const undo = async (id: string): Promise<void> =>
  takeTurn(id, 'undoing', undoJobName, (await hasTexts(id)) ? undoTexts : undoBatch);

/** Requeues jobs that were queued under an earlier name. */
const previousJobs = Object.entries(previousJobNames).map(([name, now]): Job => ({
  name,
  run: withImport((id, isStaged) =>
    transaction((manager) => enqueueJob(manager, now, isStaged ? stagedPayload(id) : { id }, `import-${id}`)),
  ),
}));

/** The jobs of imports. After a crash, each continues where its last batch ended. */
export const importJobs: Job[] = [
  {
    name: readJobName,
    run: withImport(read),
    lane: fileLane,
  },
  {
    name: checkJobName,
    run: withImport(check),
    lane: fileLane,
  },
  { name: runJobName, run: withImport(run), lane },
  { name: undoJobName, run: withImport(undo), lane },
  { name: forgetJobName, schedule: '22 * * * *', run: eraseImports },
  ...previousJobs,
];
