import { appendAudit } from '#server/features/audit/audit.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { AppError, isRetryable } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { DataImportEntity } from '../data-import.entity';
import type { ImportStatus } from '../import.enums';
import type { ImportFailure } from '../import.types';
import { mailReport } from './mail-report';

/** The automatic steps of an import. */
type Work = Extract<ImportStatus, 'reading' | 'checking' | 'running' | 'undoing'>;

/** Maximum attempts without progress, whether they failed or their server ended. */
export const maxTries = 5;
/** The same if a service such as the storage is unavailable. The backoff adds up to more than three hours. */
export const maxRetries = 10;
/** Batches after which other imports get their turn. */
const batchesOfTurn = 20;

const couldNot = new AppError('INTERNAL', 'The job failed several times.');

const isRejection = (error: unknown): error is AppError => error instanceof AppError && !isRetryable(error);

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const failureOf = ({ code, message, details }: AppError): ImportFailure => ({
  code,
  message,
  reason: typeof details['reason'] === 'string' ? details['reason'] : null,
  line: numberOf(details['line']),
  rows: numberOf(details['rows']),
  columns: numberOf(details['columns']),
});

/**
 * Ends the work on an import with a reason. Completed rows stay. Audited, and reported by e-mail unless it was
 * rejected.
 */
async function giveUp(id: string, state: Work, reason: AppError): Promise<void> {
  await transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (held?.status !== state) return;
    const hasRows = state === 'running' || state === 'undoing';
    const status = hasRows ? 'stopped' : 'failed';
    await manager.update(DataImportEntity, id, {
      status,
      failure: failureOf(reason),
      ...(hasRows && { endedAt: held.endedAt ?? now() }),
    });
    await appendAudit(manager, {
      action: 'edit',
      actor: { kind: 'system' },
      targetKind: 'import',
      targetId: id,
      outcome: status,
      changes: { status: [state, status], reason: [null, reason.code] },
    });
    if (hasRows && !isRejection(reason))
      await mailReport(manager, held, state === 'running' ? 'run' : 'undo');
  });
}

/** Counts an attempt. Returns the number since the last progress; null if the import is no longer in that state. */
async function begin(id: string, state: Work): Promise<number | null> {
  const [row] = await select<{ tries: number }>(
    'import-begin',
    'update data_import set tries = tries + 1 where id = $1 and status = $2 returning tries',
    [id, state],
  );
  return row?.tries ?? null;
}

async function triesOf(id: string): Promise<number> {
  const [row] = await select<{ tries: number }>(
    'import-tries',
    'select tries from data_import where id = $1',
    [id],
  );
  return row?.tries ?? 0;
}

/**
 * Runs the work of an import in a state. A rejection, such as an unreadable file or a missing right, ends it
 * immediately. Other errors are retried until there have been too many attempts without progress.
 */
export async function workOn(id: string, state: Work, work: () => Promise<void>): Promise<void> {
  const tries = await begin(id, state);
  if (tries === null) return;
  // Crashed servers couldn't report their attempt.
  if (tries > maxRetries) return giveUp(id, state, couldNot);
  try {
    await work();
  } catch (error) {
    if (isRejection(error)) return giveUp(id, state, error);
    const isAppError = error instanceof AppError;
    if ((await triesOf(id)) < (isAppError ? maxRetries : maxTries)) throw error;
    log.error({ err: error }, 'an import was given up');
    await giveUp(id, state, isAppError ? error : couldNot);
  }
}

/**
 * Runs some batches of an import, where `batch` returns whether more may follow, and queues the rest behind waiting
 * imports, so that a large import doesn't delay small ones.
 */
export const takeTurn = (
  id: string,
  state: Work,
  jobName: string,
  batch: (id: string) => Promise<boolean>,
  { max = batchesOfTurn, payload = { id } } = {},
): Promise<void> =>
  workOn(id, state, async () => {
    for (let taken = 0; taken < max; taken++) {
      if (!(await batch(id))) return;
      forget('viewers');
    }
    await transaction(async (manager) => {
      await manager.update(DataImportEntity, id, { tries: 0 });
      await enqueueJob(manager, jobName, payload, `import-${id}`);
    });
  });
