import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { pool, transaction } from '#server/platform/database';
import { enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/log';
import type { AssetRow } from '../assets/asset.queries';
import { dropAsset, keepAsset, putAsset } from '../assets/keep-asset';
import { UploadRefusal } from '../signing/upload-refusal';
import { selectAssembly } from './assembly-status';
import { advance, holdAssembly, tell } from './assembly-store';
import { type Assembly, type AssemblyUpload, isOpen, type StepResult, uploadColumns } from './assembly.types';
import { encodeJobName, resumeEncodingJobName } from './encode.job-names';
import { encodeImage } from './image-pipeline';
import { keepFile } from './keep-file';
import { dropParts, readParts } from './parts';
import { fileResults, imageResults } from './step-results';

const mostTries = 5;
/** Seconds after which nobody seems to work on a file any more. */
const silence = 30;

type Results = Record<string, StepResult>;

/** The file with its assembly, marked as worked on; null where there is nothing to do. */
async function begin(id: string): Promise<{ upload: AssemblyUpload; assembly: Assembly } | null> {
  const { rows } = await pool().query<AssemblyUpload>(
    `update assembly_upload set tries = tries + 1, worked_at = $2 where id = $1 and status = 'encoding'
     returning ${uploadColumns}`,
    [id, now()],
  );
  const upload = rows[0];
  if (!upload) return null;
  const assembly = await selectAssembly(upload.assemblyId);
  return isOpen(assembly) ? { upload, assembly } : null;
}

/** Runs `work` if the file still waits to be made ready; gives whether it did. */
async function settle(
  manager: EntityManager,
  upload: AssemblyUpload,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const assembly = await holdAssembly(manager, upload.assemblyId);
  const [row] = await manager.query<{ status: string }[]>(
    'select status from assembly_upload where id = $1',
    [upload.id],
  );
  if (!isOpen(assembly) || row?.status !== 'encoding') return false;
  await work();
  await manager.query('update assembly set touched_at = $2 where id = $1', [assembly.id, now()]);
  await advance(manager, assembly);
  return true;
}

/** Tells what became of a file. */
async function finish(
  manager: EntityManager,
  { id, assemblyId }: AssemblyUpload,
  md5: string | null,
  results: Results,
): Promise<void> {
  await manager.query(`update assembly_upload set status = 'done', md5 = $2, results = $3 where id = $1`, [
    id,
    md5,
    JSON.stringify(results),
  ]);
  for (const [step, result] of Object.entries(results)) {
    await tell(manager, assemblyId, 'assembly_result_finished', [step, result]);
  }
}

type ImagePurpose = AssetRow['purpose'];

async function encodeUpload(
  upload: AssemblyUpload,
  purpose: ImagePurpose,
  ownerId: string | null,
): Promise<void> {
  const bytes = await buffer(readParts(upload.id));
  const image = await encodeImage(bytes);
  const asset = await putAsset(image, { purpose, ownerId, filename: upload.filename });
  const md5 = createHash('md5').update(bytes).digest('hex');
  const kept = await transaction((manager) =>
    settle(manager, upload, async () => {
      await keepAsset(manager, asset.id);
      await finish(manager, upload, md5, imageResults(upload, asset));
    }),
  );
  if (!kept) await dropAsset(asset.id, asset.variants);
}

async function keepUpload(upload: AssemblyUpload, ownerId: string | null): Promise<void> {
  await keepFile(upload, ownerId, (manager, file) =>
    settle(manager, upload, () => finish(manager, upload, null, fileResults(upload, file))),
  );
}

const refuse = (upload: AssemblyUpload, { code, message }: UploadRefusal): Promise<boolean> =>
  transaction((manager) =>
    settle(manager, upload, () =>
      manager.query(`update assembly_upload set status = 'refused', error = $2, message = $3 where id = $1`, [
        upload.id,
        code,
        message,
      ]),
    ),
  );

const makeReady = (upload: AssemblyUpload, { purpose, ownerId }: Assembly): Promise<void> =>
  purpose === 'file' ? keepUpload(upload, ownerId) : encodeUpload(upload, purpose, ownerId);

/** Says again and again that a server works on the file. */
async function attended(id: string, work: () => Promise<void>): Promise<void> {
  const sign = async (): Promise<void> => {
    await pool().query('update assembly_upload set worked_at = $2 where id = $1', [id, now()]);
  };
  const timer = setInterval(
    () =>
      void sign().catch((error: unknown) => log.warn({ err: error }, 'an encoding could not be attended')),
    (silence / 4) * 1000,
  );
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function encode(payload: unknown): Promise<void> {
  const { id } = payload as { id: string };
  const found = await begin(id);
  if (!found) return;
  const { upload, assembly } = found;
  try {
    await attended(id, () => makeReady(upload, assembly));
  } catch (error) {
    if (!(error instanceof UploadRefusal)) throw error;
    await refuse(upload, error);
  }
  await dropParts(id);
}

/** Queues again what no server works on any more, and gives up what none could finish. */
async function resume(): Promise<void> {
  const since = new Date(now().getTime() - silence * 1000);
  const stale = await transaction(async (manager) => {
    const [rows]: [(AssemblyUpload & { tries: number })[], number] = await manager.query(
      `update assembly_upload set worked_at = $2 where status = 'encoding' and worked_at < $1
       returning ${uploadColumns}, tries`,
      [since, now()],
    );
    const again = rows.filter(({ tries }) => tries < mostTries);
    await enqueueJobs(
      manager,
      encodeJobName,
      again.map(({ id }) => ({ payload: { id }, key: `encode-upload-${id}` })),
    );
    return rows;
  });
  for (const upload of stale.filter(({ tries }) => tries >= mostTries)) {
    await refuse(upload, new UploadRefusal('ENCODING_FAILED'));
    await dropParts(upload.id);
  }
}

/** Makes files ready; a job run again, after a server was killed in it, ends in the same state. */
export const encodingJobs: Job[] = [
  { name: encodeJobName, run: encode },
  { name: resumeEncodingJobName, schedule: '* * * * *', run: resume },
];
