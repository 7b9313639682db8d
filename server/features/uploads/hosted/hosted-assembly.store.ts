import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { AppError, type ErrorCode } from '#server/platform/errors';
import { enqueueJob, enqueueJobs } from '#server/platform/jobs/jobs';
import { maxTries, oldestLease } from '../lease';
import { canStillUpload } from '../signing/upload-owner';
import type { RejectionCode } from '../signing/upload-rejection';
import { lockTurn } from '../turns';
import { HostedAssemblyEntity } from './hosted-assembly.entity';
import type { HostedRight, ImagePurpose } from './hosted-fields';

/** The result of one file: an image, or the reason of its rejection. */
export interface HostedOutcome {
  /** The service's id of the file. */
  upload: string;
  uploadUrl: string | null;
  assetId: string | null;
  reason: RejectionCode | null;
}

/** A stored assembly of the hosted service that the portal copies. */
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

/** The unfinished assemblies of one person. */
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

/** Records a claimed assembly once and queues its job. Throws FORBIDDEN if its owner may no longer upload. */
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

/** Queues the next assembly of an owner. Failed ones are retried separately. */
export async function takeNext(ownerId: string): Promise<void> {
  await transaction(async (manager) => {
    const [next] = await manager.query<{ id: string }[]>(
      `select id ${ofOwner} and worked_at is null and tries = 0 order by created_at, id limit 1`,
      [ownerId],
    );
    if (next) await enqueueJob(manager, takeJobName, { id: next.id }, jobKey(next.id));
  });
}

/** An assembly that this server is processing. `tries` is the number of attempts. */
export interface ClaimedRow extends HostedRow {
  tries: number;
}

/**
 * Claims the assembly for this server. Returns null if there is nothing left to do, or another one of the owner is
 * being processed.
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

/** Renews the lease of this server. */
export async function renewTakingLease(id: string): Promise<void> {
  await transaction((manager) => manager.update(HostedAssemblyEntity, id, { workedAt: now() }));
}

/** Releases the lease so that a later run continues, and stores the number of attempts. */
export async function leaveTaking(id: string, tries: number): Promise<void> {
  await transaction((manager) => manager.update(HostedAssemblyEntity, id, { workedAt: null, tries }));
}

/** Records the result of a file once; `keep` runs in the same transaction. Returns whether it was recorded. */
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

/** Ends the claim, with an error if nothing was copied. */
export async function endTaking(id: string, error: ErrorCode | null = null): Promise<void> {
  const status = error === null ? 'taken' : 'failed';
  await transaction((manager) =>
    manager.update(HostedAssemblyEntity, { id, status: 'taking' }, { status, error, workedAt: null }),
  );
}

/** Queues abandoned assemblies again, ends those that failed too often, and deletes old ones. */
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
