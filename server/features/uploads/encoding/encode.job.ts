import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pool, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import type { AssetRow } from '../assets/asset.queries';
import { dropAsset, recordAsset, putAsset } from '../assets/asset-images';
import { withLease, maxTries } from '../lease';
import { UploadRejection } from '../signing/upload-rejection';
import { uploadLane } from '../turns';
import { type Assembly, assemblyColumns, type AssemblyUpload } from '../assemblies/assembly.types';
import { encodeJobName, resumeEncodingJobName } from './encode.job-names';
import { encodeImage } from './encode-image';
import { storeFile } from './store-file';
import { dropParts, readParts } from '../tus/parts';
import { finish, reject, settle } from './settle-upload';
import { fileResults, imageResults } from './step-results';
import { survivingName } from '../tus/upload-name';
import { giveUpTurn, queueFirst, queueNext, releaseSilent, renewLease, takeTurn } from './upload-turns';

/** Returns the open assembly of a file that waits for processing; null if it has ended. */
async function assemblyOf(id: string): Promise<Assembly | null> {
  const { rows } = await pool().query<Assembly>(
    `select ${assemblyColumns} from assembly
     where id = (select assembly_id from assembly_upload where id = $1) and status in ('uploading', 'executing')`,
    [id],
  );
  return rows[0] ?? null;
}

type ImagePurpose = AssetRow['purpose'];

async function encodeUpload(
  upload: AssemblyUpload,
  purpose: ImagePurpose,
  ownerId: string | null,
): Promise<void> {
  const bytes = await buffer(readParts(upload.id));
  const image = await encodeImage(bytes);
  const filename = survivingName(upload, image.original.contentType);
  const asset = await putAsset(image, { purpose, ownerId, filename });
  const md5 = createHash('md5').update(bytes).digest('hex');
  const kept = await transaction((manager) =>
    settle(manager, upload, async () => {
      await recordAsset(manager, asset.id);
      await finish(manager, upload, md5, imageResults(upload, asset));
    }),
  );
  if (!kept) await dropAsset(asset.id, asset.variants);
}

async function storeUpload(upload: AssemblyUpload, ownerId: string | null): Promise<void> {
  await storeFile(upload, ownerId, (manager, file) =>
    settle(manager, upload, () => finish(manager, upload, null, fileResults(upload, file))),
  );
}

const makeReady = (upload: AssemblyUpload, { purpose, ownerId }: Assembly): Promise<void> =>
  purpose === 'file' ? storeUpload(upload, ownerId) : encodeUpload(upload, purpose, ownerId);

/** Returns why a file is rejected. Rethrows the error if a retry may help. */
function rejectionAfter(error: unknown, tries: number): UploadRejection {
  if (error instanceof UploadRejection) return error;
  if (tries < maxTries) throw error;
  log.error({ err: error }, 'a file is given up that could not be made ready');
  const said = error instanceof AppError && error.details['storage'] !== undefined;
  return new UploadRejection('ENCODING_FAILED', said ? error.message : undefined);
}

async function encode(payload: unknown): Promise<void> {
  const { id } = payload as { id: string };
  const assembly = await assemblyOf(id);
  const upload = assembly && (await takeTurn(id, assembly));
  if (!upload) return;
  try {
    await withLease(
      () => renewLease(id),
      () => makeReady(upload, assembly),
    ).catch((error: unknown) => reject(upload, rejectionAfter(error, upload.tries)));
    await dropParts(id);
  } catch (error) {
    await giveUpTurn(id);
    throw error;
  } finally {
    await queueNext(assembly);
  }
}

/** Queues files again that no server is processing, and rejects those that failed too often. */
async function resume(): Promise<void> {
  for (const upload of await releaseSilent()) {
    if (upload.tries < maxTries) continue;
    await reject(upload, new UploadRejection('ENCODING_FAILED'));
    await dropParts(upload.id);
  }
  await queueFirst();
}

/** Jobs that process files. They are idempotent, so they can run again after a crash. */
export const encodingJobs: Job[] = [
  { name: encodeJobName, run: encode, lane: uploadLane },
  { name: resumeEncodingJobName, schedule: '* * * * *', run: resume },
];
