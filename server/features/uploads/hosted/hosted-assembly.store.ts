import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database';
import { AppError, type ErrorCode } from '#server/platform/errors';
import { enqueueJob, enqueueJobs } from '#server/platform/jobs/jobs';
import { maxTries, oldestLease } from '../lease';
import { canStillUpload } from '../signing/upload-owner';
import type { RejectionCode } from '../signing/upload-rejection';
import { lockTurn } from '../turns';
import { HostedAssemblyEntity } from './hosted-assembly.entity';
import type { HostedRight, ImagePurpose } from './hosted-fields';

/** What became of one file: an image, or the reason why it is none. */
export interface HostedOutcome {
  /** The service's id of the file. */
  upload: string;
  uploadUrl: string | null;
  assetId: string | null;
  reason: RejectionCode | null;
}

/** An assembly of the hosted service that the portal takes over, as stored. */
export interface HostedRow {
  id: string;
  purpose: ImagePurpose;
  ownerId: string;
  status: 'taking' | 'taken' | 'failed';
  error: ErrorCode | null;
  outcomes: HostedOutcome[];
}

export const takeJobName = 'take-hosted-assembly';
const jobKey = (id: string): string => `take-hosted-${id}`;

const keptFor = 48 * 60 * 60 * 1000;

/** What one person brought and nobody has wholly taken. */
const ofOwner = `from hosted_assembly where owner_id = $1 and status = 'taking'`;

const columns = `id, purpose, owner_id as "ownerId", status, error, outcomes`;

const before = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);

export async function selectHosted(id: string): Promise<HostedRow | null> {
  const [row] = await select<HostedRow & Record<string, unknown>>(
    'hosted-assembly',
    `select ${columns} from hosted_assembly where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Notes that an assembly is taken, once, and has it done. FORBIDDEN where its owner may not upload any more. */
export async function beginTaking(id: string, right: HostedRight): Promise<void> {
  await transaction(async (manager) => {
    if (!(await canStillUpload(manager, right))) throw new AppError('FORBIDDEN');
    const made: unknown[] = await manager.query(
      `insert into hosted_assembly (id, purpose, owner_id, status, created_at)
       values ($1, $2, $3, 'taking', $4) on conflict do nothing returning id`,
      [id, right.purpose, right.ownerId, now()],
    );
    if (made.length === 0) return;
    const [row] = await manager.query<{ place: number }[]>(
      `select least(count(*), 10000)::int as place ${ofOwner} and id <> $2`,
      [right.ownerId, id],
    );
    await enqueueJob(manager, takeJobName, { id }, jobKey(id), row!.place);
  });
}

/** Has the next assembly of somebody taken of whom one was. One that failed has a time of its own. */
export async function takeNext(ownerId: string): Promise<void> {
  await transaction(async (manager) => {
    const [next] = await manager.query<{ id: string }[]>(
      `select id ${ofOwner} and worked_at is null and tries = 0 order by created_at, id limit 1`,
      [ownerId],
    );
    if (next) await enqueueJob(manager, takeJobName, { id: next.id }, jobKey(next.id));
  });
}

/** An assembly that this server works on; `tries` is how often it was begun. */
export interface ClaimedRow extends HostedRow {
  tries: number;
}

/**
 * The assembly for this server to work on; null where there is nothing left to do, or one of the same person is worked
 * on.
 */
export async function claimTaking(id: string): Promise<ClaimedRow | null> {
  const assembly = await selectHosted(id);
  if (!assembly) return null;
  return transaction(async (manager) => {
    await lockTurn(manager, 'taking', assembly.ownerId);
    const [[row]]: [ClaimedRow[], number] = await manager.query(
      `update hosted_assembly set tries = tries + 1, worked_at = $3
       where id = $2 and status = 'taking' and not exists (select ${ofOwner} and worked_at >= $4)
       returning ${columns}, tries`,
      [assembly.ownerId, id, now(), oldestLease()],
    );
    return row ?? null;
  });
}

/** Says that this server still works on it. */
export async function renewTakingLease(id: string): Promise<void> {
  await transaction((manager) => manager.update(HostedAssemblyEntity, id, { workedAt: now() }));
}

/** Lets another run of the job go on where this one could not, as the `tries`-th. */
export async function leaveTaking(id: string, tries: number): Promise<void> {
  await transaction((manager) => manager.update(HostedAssemblyEntity, id, { workedAt: null, tries }));
}

/** Notes what became of a file, once; `keep` runs with it. Gives whether it was noted. */
export function noteOutcome(
  id: string,
  outcome: HostedOutcome,
  keep: (manager: EntityManager) => Promise<void>,
): Promise<boolean> {
  return transaction(async (manager) => {
    const [row] = await manager.query<HostedRow[]>(
      `select ${columns} from hosted_assembly where id = $1 for update`,
      [id],
    );
    if (row?.status !== 'taking' || row.outcomes.some(({ upload }) => upload === outcome.upload))
      return false;
    await keep(manager);
    await manager.update(HostedAssemblyEntity, id, { outcomes: [...row.outcomes, outcome] });
    return true;
  });
}

/** Ends the taking, with the reason why nothing came of it where nothing did. */
export async function endTaking(id: string, error: ErrorCode | null = null): Promise<void> {
  const status = error === null ? 'taken' : 'failed';
  await transaction((manager) =>
    manager.update(HostedAssemblyEntity, { id, status: 'taking' }, { status, error, workedAt: null }),
  );
}

/** Has what a server that was killed left behind done by another, gives up what none could do, forgets the old. */
export async function tendTakings(): Promise<void> {
  const given = await select<{ id: string }>(
    'exhausted-takings',
    `select id from hosted_assembly where status = 'taking' and worked_at < $1 and tries >= $2`,
    [oldestLease(), maxTries],
  );
  for (const { id } of given) await endTaking(id, 'UPLOAD_FAILED');
  await transaction(async (manager) => {
    const first = await manager.query<{ id: string }[]>(
      `select distinct on (owner_id) id from hosted_assembly
       where status = 'taking' and (worked_at is null or worked_at < $1) order by owner_id, tries, created_at, id`,
      [oldestLease()],
    );
    const jobs = first.map(({ id }) => ({ payload: { id }, key: jobKey(id) }));
    await enqueueJobs(manager, takeJobName, jobs);
  });
  await select('forget-hosted', 'delete from hosted_assembly where created_at < $1', [before(keptFor)]);
}
