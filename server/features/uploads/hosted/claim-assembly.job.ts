import { AppError, type ErrorCode } from '#server/platform/errors';
import type { Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { dropAsset, recordAsset, putAsset } from '../assets/asset-images';
import { withLease, maxTries } from '../lease';
import { encodeImage } from '../encoding/encode-image';
import type { EncodedImage } from '../encoding/image-pipeline';
import { survivingName, uploadName } from '../tus/upload-name';
import { purposes } from '../signing/purposes';
import { UploadRejection } from '../signing/upload-rejection';
import {
  renewTakingLease,
  claimTaking,
  endTaking,
  type HostedRow,
  leaveTaking,
  noteOutcome,
  takeJobName,
  takeNext,
  tendTakings,
} from './hosted-assembly.store';
import { hostedService, type HostedService } from './hosted-service';
import { type HostedFile, hostedAssembly } from './hosted-status';
import { uploadLane } from '../turns';
import { openTaking, requireCompleted, rightTo } from './open-taking';
import { fetchFile, silent } from './service-calls';

/** Errors that a retry would repeat. */
const lasting = new Set<ErrorCode>(['NOT_FOUND', 'FORBIDDEN', 'UPLOAD_EXPIRED', 'UPLOAD_FAILED']);
const isLasting = (error: unknown): error is AppError => error instanceof AppError && lasting.has(error.code);
const isSilent = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAVAILABLE';

interface Fetched {
  filename: string;
  image: EncodedImage;
}

async function fetchImage(service: HostedService, row: HostedRow, file: HostedFile): Promise<Fetched> {
  const { maxBytes } = purposes[row.purpose];
  if (file.address === null) throw new UploadRejection('IMAGE_UNKNOWN');
  if (file.size > maxBytes) throw new UploadRejection('MAX_SIZE_EXCEEDED');
  const name = uploadName(file.name, true);
  // Encoded here, so that the portal never serves images that another server made.
  const image = await encodeImage(await fetchFile(service, file.address, maxBytes));
  return { filename: survivingName(name, image.original.contentType), image };
}

async function takeFile(service: HostedService, row: HostedRow, file: HostedFile): Promise<void> {
  const { id: upload, uploadUrl } = file;
  try {
    const { filename, image } = await fetchImage(service, row, file);
    const asset = await putAsset(image, { purpose: row.purpose, ownerId: row.ownerId, filename });
    const outcome = { upload, uploadUrl, assetId: asset.id, reason: null };
    const isKept = await noteOutcome(row.id, outcome, (manager) => recordAsset(manager, asset.id));
    if (!isKept) await dropAsset(asset.id, asset.variants);
  } catch (error) {
    if (!(error instanceof UploadRejection)) throw error;
    await noteOutcome(
      row.id,
      { upload, uploadUrl, assetId: null, reason: error.code },
      async () => undefined,
    );
  }
}

async function takeFiles(service: HostedService, row: HostedRow): Promise<void> {
  const assembly = await hostedAssembly(service, row.id);
  await rightTo(assembly);
  requireCompleted(assembly);
  if (assembly.files.length > purposes[row.purpose].files) throw new AppError('UPLOAD_FAILED');
  const isDone = ({ id }: HostedFile): boolean => row.outcomes.some(({ upload }) => upload === id);
  for (const file of assembly.files.filter((each) => !isDone(each))) await takeFile(service, row, file);
}

/** Returns the error code if the claim failed permanently; null if it is retried. */
function endOf(error: unknown, tries: number): ErrorCode | null {
  if (isLasting(error)) return error.code;
  // The service can be unavailable for hours, so that is always retried. Repeated storage errors are reported to the
  // caller.
  if (isSilent(error) || tries < maxTries) return null;
  log.error({ err: error }, 'images of the upload service are given up that could not be taken');
  return error instanceof AppError ? error.code : 'UPLOAD_FAILED';
}

async function take(payload: unknown): Promise<void> {
  const { id } = payload as { id: string };
  const service = hostedService();
  // Another server may already have the service configured.
  if (!service) throw silent();
  const row = await claimTaking(id);
  if (!row) return;
  try {
    await withLease(
      () => renewTakingLease(id),
      () => takeFiles(service, row),
    );
    await endTaking(id);
  } catch (error) {
    const end = endOf(error, row.tries);
    if (end === null) {
      await leaveTaking(id, isSilent(error) ? 0 : row.tries);
      throw error;
    }
    await endTaking(id, end);
  }
  await takeNext(row.ownerId);
}

/** Claims an assembly that the service reports as completed, even if no browser requests it. */
async function takeNotified(payload: unknown): Promise<void> {
  const { id } = payload as { id: string };
  const service = hostedService();
  if (!service) throw silent();
  try {
    await openTaking(service, id, () => undefined);
  } catch (error) {
    if (!isLasting(error)) throw error;
    log.info({ assembly: id, code: error.code }, 'a notification told of nothing to take');
  }
}

export const takeNotifiedJobName = 'take-notified-assembly';

/** Jobs that copy images from the hosted service. They are idempotent, so they can run again after a crash. */
export const hostedJobs: Job[] = [
  { name: takeJobName, run: take, lane: uploadLane },
  { name: takeNotifiedJobName, run: takeNotified },
  { name: 'tend-hosted-assemblies', schedule: '* * * * *', run: tendTakings },
];
