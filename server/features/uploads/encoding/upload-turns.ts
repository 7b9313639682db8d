import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { enqueueJob, enqueueJobs } from '#server/platform/jobs/jobs';
import { oldestLease } from '../lease';
import { lockTurn } from '../turns';
import { type Assembly, type AssemblyUpload, uploadColumns } from '../assemblies/assembly.types';
import { AssemblyUploadEntity } from '../assemblies/assembly-upload.entity';
import { encodeJobName } from './encode.job-names';

export type TriedUpload = AssemblyUpload & { tries: number };

type Sender = Pick<Assembly, 'purpose' | 'ownerId'>;

/** The waiting or processed files of one person. Files and images have separate queues. */
const ofSender = `from assembly_upload u join assembly a on a.id = u.assembly_id
  where u.status = 'encoding' and a.status in ('uploading', 'executing')
    and a.owner_id is not distinct from $1 and (a.purpose = 'file') = $2`;
const senderOf = ({ purpose, ownerId }: Sender): [string | null, boolean] => [ownerId, purpose === 'file'];

const jobKey = (id: string): string => `encode-upload-${id}`;

const queue = (manager: EntityManager, id: string, place = 0): Promise<void> =>
  enqueueJob(manager, encodeJobName, { id }, jobKey(id), place);

/** Queues a file behind the others of its owner. Owners take turns. */
export async function queueUpload(manager: EntityManager, id: string, sender: Sender): Promise<void> {
  const [row] = await manager.query<{ place: number }[]>(
    `select least(count(*), 10000)::int as place ${ofSender} and u.id <> $3`,
    [...senderOf(sender), id],
  );
  await queue(manager, id, row!.place);
}

/** Queues the next file of an owner. Failed files are retried separately. */
export async function queueNext(sender: Sender): Promise<void> {
  await transaction(async (manager) => {
    const [next] = await manager.query<{ id: string }[]>(
      `select u.id ${ofSender} and u.worked_at is null and u.tries = 0 order by u.created_at, u.id limit 1`,
      senderOf(sender),
    );
    if (next) await queue(manager, next.id);
  });
}

/**
 * Claims the file for this server. Returns null if another file of the owner is being processed or there is nothing to
 * do.
 */
export function takeTurn(id: string, sender: Sender): Promise<TriedUpload | null> {
  return transaction(async (manager) => {
    await lockTurn(manager, 'upload', sender.ownerId);
    const [[row]]: [TriedUpload[], number] = await manager.query(
      `update assembly_upload set tries = tries + 1, worked_at = $3
       where id = $4 and status = 'encoding' and not exists (select ${ofSender} and u.worked_at >= $5)
       returning ${uploadColumns}, tries`,
      [...senderOf(sender), now(), id, oldestLease()],
    );
    return row ?? null;
  });
}

/** Renews the lease of this server on the file. */
export async function renewLease(id: string): Promise<void> {
  await transaction((manager) => manager.update(AssemblyUploadEntity, id, { workedAt: now() }));
}

/** Releases the lease after a failure, so that other files of the owner can be processed. */
export async function giveUpTurn(id: string): Promise<void> {
  await transaction((manager) => manager.update(AssemblyUploadEntity, id, { workedAt: null }));
}

/** Releases the expired leases and returns their files. */
export const releaseSilent = (): Promise<TriedUpload[]> =>
  select<TriedUpload & Record<string, unknown>>(
    'release-silent-uploads',
    `update assembly_upload set worked_at = null where status = 'encoding' and worked_at < $1
       and exists (select from assembly a where a.id = assembly_id and a.status in ('uploading', 'executing'))
     returning ${uploadColumns}, tries`,
    [oldestLease()],
  );

/** Queues the first file of every owner, in case the server that should have done so has ended. */
export async function queueFirst(): Promise<void> {
  await transaction(async (manager) => {
    const first = await manager.query<{ id: string }[]>(
      `select distinct on (a.owner_id, a.purpose = 'file') u.id
       from assembly_upload u join assembly a on a.id = u.assembly_id
       where u.status = 'encoding' and u.worked_at is null and a.status in ('uploading', 'executing')
       order by a.owner_id, a.purpose = 'file', u.tries, u.created_at, u.id`,
    );
    const jobs = first.map(({ id }) => ({ payload: { id }, key: jobKey(id) }));
    await enqueueJobs(manager, encodeJobName, jobs);
  });
}
