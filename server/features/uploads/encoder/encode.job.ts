import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { now } from '#server/platform/clock';
import { pool, transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/log';
import type { AssetRow } from '../assets/asset.queries';
import { dropAsset, keepAsset, putAsset } from '../assets/keep-asset';
import { attended, mostTries, silence } from '../attended';
import { UploadRefusal } from '../signing/upload-refusal';
import { selectAssembly } from './assembly-status';
import { type Assembly, type AssemblyUpload, isOpen, uploadColumns } from './assembly.types';
import { encodeJobName, resumeEncodingJobName } from './encode.job-names';
import { encodeImage } from './image-pipeline';
import { keepFile } from './keep-file';
import { dropParts, readParts } from './parts';
import { finish, refuse, settle } from './settle-upload';
import { fileResults, imageResults } from './step-results';

type TriedUpload = AssemblyUpload & { tries: number };

/** The file with its assembly, marked as worked on; null where there is nothing to do. */
async function begin(id: string): Promise<{ upload: TriedUpload; assembly: Assembly } | null> {
  const { rows } = await pool().query<TriedUpload>(
    `update assembly_upload set tries = tries + 1, worked_at = $2 where id = $1 and status = 'encoding'
     returning ${uploadColumns}, tries`,
    [id, now()],
  );
  const upload = rows[0];
  if (!upload) return null;
  const assembly = await selectAssembly(upload.assemblyId);
  return isOpen(assembly) ? { upload, assembly } : null;
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

const makeReady = (upload: AssemblyUpload, { purpose, ownerId }: Assembly): Promise<void> =>
  purpose === 'file' ? keepUpload(upload, ownerId) : encodeUpload(upload, purpose, ownerId);

/** Says that a server works on the file. */
async function attend(id: string): Promise<void> {
  await pool().query('update assembly_upload set worked_at = $2 where id = $1', [id, now()]);
}

/** Why a file is refused; throws what failed where another try may help. */
function refusalAfter(error: unknown, tries: number): UploadRefusal {
  if (error instanceof UploadRefusal) return error;
  if (tries < mostTries) throw error;
  log.error({ err: error }, 'a file is given up that could not be made ready');
  const said = error instanceof AppError && error.details['storage'] !== undefined;
  return new UploadRefusal('ENCODING_FAILED', said ? error.message : undefined);
}

async function encode(payload: unknown): Promise<void> {
  const { id } = payload as { id: string };
  const found = await begin(id);
  if (!found) return;
  const { upload, assembly } = found;
  try {
    await attended(
      () => attend(id),
      () => makeReady(upload, assembly),
    );
  } catch (error) {
    await refuse(upload, refusalAfter(error, upload.tries));
  }
  await dropParts(id);
}

/** Queues again what no server works on any more and somebody still waits for, and gives up what none could finish. */
async function resume(): Promise<void> {
  const since = new Date(now().getTime() - silence * 1000);
  const stale = await transaction(async (manager) => {
    const [rows]: [TriedUpload[], number] = await manager.query(
      `update assembly_upload set worked_at = $2 where status = 'encoding' and worked_at < $1
         and exists (select 1 from assembly a where a.id = assembly_id and a.status in ('uploading', 'executing'))
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
