import { extname } from 'node:path';
import type { EntityManager } from 'typeorm';
import { certificateFilesOf } from '#server/features/attempts/certificates/certificate-files';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { receiveFile, type StoredFile } from '#server/features/storage/receive-file';
import { type ZipEntry, zipOf } from '#server/features/storage/zip';
import { ownPicturesOf } from '#server/features/uploads/assets/own-pictures';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import type { Language } from '#server/platform/language/i18n';
import { DataRequestEntity } from '../data-request.entity';
import { mergedInto } from '../merging/person-merge.queries';
import { addressesOf } from '../person-values';
import { retentionDays } from './copies';
import { ownDataOf } from './own-data';

const jobName = 'make-own-data';
const largestCopy = 2_000_000_000;

interface Requested {
  requestId: string;
}

/** Queues a data export, which runs after the caller's transaction is committed. A repeat before that is ignored. */
export const enqueueOwnData = (manager: EntityManager, requestId: string): Promise<void> =>
  enqueueJob(manager, jobName, { requestId } satisfies Requested, `${jobName}:${requestId}`);

interface Owner {
  id: string;
  lang: Language;
}

/** Returns the person of a pending export; null if it is done or no longer wanted. */
async function ownerOf(manager: EntityManager, requestId: string): Promise<Owner | null> {
  const [owner]: Owner[] = await manager.query(
    `select p.id, p.lang from data_request r join profile p on p.id = r.profile_id
     where r.id = $1 and r.kind = 'copy' and r.state = 'requested'`,
    [requestId],
  );
  return owner ?? null;
}

/** Reads the content of the file from one snapshot. */
function collect(requestId: string) {
  return transaction(async (manager) => {
    await manager.query('set transaction isolation level repeatable read, read only');
    const owner = await ownerOf(manager, requestId);
    if (!owner) return null;
    const ids = [owner.id, ...(await mergedInto(manager, owner.id))];
    const data = await ownDataOf(manager, { ...owner, addresses: await addressesOf(manager, ids) });
    return { owner, data, pictures: await ownPicturesOf(manager, owner.id) };
  });
}

async function finish(
  manager: EntityManager,
  requestId: string,
  owner: Owner,
  file: StoredFile,
): Promise<void> {
  const at = now();
  const ready = {
    state: 'ready',
    fileId: file.id,
    decidedAt: at,
    expiresAt: new Date(at.getTime() + retentionDays * 86_400_000),
  } as const;
  const { affected } = await manager.update(DataRequestEntity, { id: requestId, state: 'requested' }, ready);
  if (affected !== 1) throw new Error('The request was answered meanwhile.');
  await enqueueMail(manager, {
    template: 'own_data_ready',
    profileId: owner.id,
    key: `own-data:${requestId}`,
    values: { days: retentionDays },
  });
}

async function makeOwnData(requestId: string, publicUrl: string): Promise<void> {
  const collected = await collect(requestId);
  if (!collected) return;
  const { owner, data, pictures } = collected;
  const certificates = await certificateFilesOf(owner.id, owner.lang, publicUrl);
  const entries: ZipEntry[] = [
    { path: 'data.json', content: Buffer.from(JSON.stringify(data, null, 2)) },
    ...certificates.map(({ filename, content }) => ({ path: `certificates/${filename}`, content })),
    ...pictures.map(({ key, size }, at) => ({ path: `pictures/${at + 1}${extname(key)}`, key, size })),
  ];
  const at = now();
  const { bytes } = await zipOf(entries, at);
  const { timezone } = await currentSettings();
  const filename = `own-data-${dayIn(timezone, at)}.zip`;
  await receiveFile({ filename, source: bytes, profileId: null, largest: largestCopy }, (manager, file) =>
    finish(manager, requestId, owner, file),
  );
}

/** Creates a requested data export and notifies the person. */
export const makeOwnDataJob = (publicUrl: string): Job<Requested> => ({
  name: jobName,
  run: ({ requestId }) => makeOwnData(requestId, publicUrl),
});
