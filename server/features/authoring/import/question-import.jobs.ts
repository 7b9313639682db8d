import type { PoolClient } from 'pg';
import type { AuditActor } from '#server/features/audit/audit.types';
import { forget } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { isId } from '#server/platform/validation';
import { collectBatches } from './file/file-pieces';
import { piecesInChild } from './file/reading-child';
import { addPreviewed, writePreview } from './import-steps';
import { QuestionImportEntity } from './question-import.entity';
import { discardAbandoned } from './preview/preview-decision';
import {
  applyJobName,
  discardAbandonedJobName,
  readJobName,
  resumeJobName,
} from './question-import.job-names';

const maxTries = 5;
/** Seconds without progress after which an import counts as interrupted. */
const silence = 30;

type Working = 'reading' | 'importing';

const idOf = (payload: unknown): string | null => {
  const id = (payload as { id?: unknown } | null)?.id;
  return isId(id) ? id : null;
};

/** Counts a try of the import and returns the columns; null if nothing is left to do. */
async function begin<Row>(id: string, status: Working, columns: string): Promise<Row | null> {
  const { rows } = await pool().query(
    `update question_import set tries = tries + 1, worked_at = clock_timestamp()
     where id = $1 and status = $2 returning ${columns}`,
    [id, status],
  );
  return (rows[0] as Row | undefined) ?? null;
}

/**
 * Stores the progress through a connection outside the working transaction, so that everyone sees it at once.
 */
async function tell(
  connection: Pick<PoolClient, 'query'>,
  id: string,
  done: number,
  total: number,
): Promise<void> {
  await connection.query(
    `update question_import set done = $2, total = $3, worked_at = clock_timestamp()
     where id = $1 and status in ('reading', 'importing')`,
    [id, done, total],
  );
}

async function read(payload: unknown): Promise<void> {
  const id = idOf(payload);
  const found =
    id === null
      ? null
      : await begin<{ source: string; moduleId: string }>(id, 'reading', 'source, module_id as "moduleId"');
  if (id === null || !found) return;
  const file = await collectBatches(piecesInChild(found.source), (done, total) =>
    tell(pool(), id, done, total),
  );
  await transaction((manager) => writePreview(manager, id, found.moduleId, file));
}

interface Applied {
  moduleId: string;
  fileName: string;
  kind: AuditActor['kind'];
  actorId: string | null;
}

async function apply(payload: unknown): Promise<void> {
  const id = idOf(payload);
  const found =
    id === null
      ? null
      : await begin<Applied>(
          id,
          'importing',
          'module_id as "moduleId", file_name as "fileName", applied_by_kind as kind, applied_by as "actorId"',
        );
  if (id === null || !found) return;
  // Taken before the locks, because transactions that wait for them may use all other connections.
  const teller = await pool().connect();
  // Without a listener, a lost connection would end the process. With it, only later progress updates fail.
  const lost = (error: Error) => log.warn({ err: error }, 'an import lost its connection');
  teller.on('error', lost);
  try {
    const { moduleId, fileName, kind, actorId } = found;
    const begun = { id, moduleId, fileName, actor: { kind, ...(actorId !== null && { id: actorId }) } };
    await transaction((manager) =>
      addPreviewed(manager, begun, (done, total) => tell(teller, id, done, total)),
    );
  } finally {
    teller.off('error', lost);
    teller.release();
  }
  forget('modules');
}

/** Enqueues interrupted imports again, and fails those that were tried too often. */
async function resume(): Promise<void> {
  await transaction(async (manager) => {
    const stale: { id: string; status: Working; tries: number }[] = await manager.query(
      `select id, status, tries from question_import
       where status in ('reading', 'importing') and worked_at < clock_timestamp() - $1 * interval '1 second'
       for update skip locked`,
      [silence],
    );
    for (const { id, status, tries } of stale) {
      if (tries < maxTries) {
        const name = status === 'reading' ? readJobName : applyJobName;
        await enqueueJob(manager, name, { id }, `question-import-${id}`);
      } else {
        await manager.update(QuestionImportEntity, id, {
          status: 'failed',
          failure: 'INTERNAL',
          source: null,
        });
      }
    }
  });
}

/** Jobs of question imports. A job that is repeated after a server crash leads to the same state. */
export const questionImportJobs: Job[] = [
  { name: readJobName, run: read },
  { name: applyJobName, run: apply },
  { name: resumeJobName, schedule: '* * * * *', run: resume },
  { name: discardAbandonedJobName, schedule: '*/5 * * * *', run: discardAbandoned },
];
