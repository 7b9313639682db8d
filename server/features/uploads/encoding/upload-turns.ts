import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database';
import { enqueueJob, enqueueJobs } from '#server/platform/jobs/jobs';
import { oldestLease } from '../lease';
import { lockTurn } from '../turns';
import { type Assembly, type AssemblyUpload, uploadColumns } from '../assemblies/assembly.types';
import { AssemblyUploadEntity } from '../assemblies/assembly-upload.entity';
import { encodeJobName } from './encode.job-names';

export type TriedUpload = AssemblyUpload & { tries: number };

type Sender = Pick<Assembly, 'purpose' | 'ownerId'>;

/** Files of one person that wait or are worked on; whole files and images wait apart. */
const ofSender = `from assembly_upload u join assembly a on a.id = u.assembly_id
  where u.status = 'encoding' and a.status in ('uploading', 'executing')
    and a.owner_id is not distinct from $1 and (a.purpose = 'file') = $2`;
const senderOf = ({ purpose, ownerId }: Sender): [string | null, boolean] => [ownerId, purpose === 'file'];

const jobKey = (id: string): string => `encode-upload-${id}`;

const queue = (manager: EntityManager, id: string, place = 0): Promise<void> =>
  enqueueJob(manager, encodeJobName, { id }, jobKey(id), place);

/** Has a file made ready, behind the others of its sender, of whom each is done in turn with those of other people. */
export async function queueUpload(manager: EntityManager, id: string, sender: Sender): Promise<void> {
  const [row] = await manager.query<{ place: number }[]>(
    `select least(count(*), 10000)::int as place ${ofSender} and u.id <> $3`,
    [...senderOf(sender), id],
  );
  await queue(manager, id, row!.place);
}

/** Has the next file of somebody made ready of whom one was. One that failed has a time of its own. */
export async function queueNext(sender: Sender): Promise<void> {
  await transaction(async (manager) => {
    const [next] = await manager.query<{ id: string }[]>(
      `select u.id ${ofSender} and u.worked_at is null and u.tries = 0 order by u.created_at, u.id limit 1`,
      senderOf(sender),
    );
    if (next) await queue(manager, next.id);
  });
}

/** The file, for this server to work on; null where another of its sender is worked on, or nothing is to be done. */
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

/** Says that a server works on the file. */
export async function renewLease(id: string): Promise<void> {
  await transaction((manager) => manager.update(AssemblyUploadEntity, id, { workedAt: now() }));
}

/** Lets the sender's other files be worked on where this one failed. */
export async function giveUpTurn(id: string): Promise<void> {
  await transaction((manager) => manager.update(AssemblyUploadEntity, id, { workedAt: null }));
}

/** Files that no server works on any more; another may. */
export const releaseSilent = (): Promise<TriedUpload[]> =>
  select<TriedUpload & Record<string, unknown>>(
    'release-silent-uploads',
    `update assembly_upload set worked_at = null where status = 'encoding' and worked_at < $1
       and exists (select from assembly a where a.id = assembly_id and a.status in ('uploading', 'executing'))
     returning ${uploadColumns}, tries`,
    [oldestLease()],
  );

/** Has the first file of everybody made ready, lest it was queued by a server that is gone. */
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
