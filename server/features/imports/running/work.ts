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

/** What the portal does with an import by itself. */
type Work = Extract<ImportStatus, 'reading' | 'checking' | 'running' | 'undoing'>;

/** Times that work is begun without coming any further, by failures and by servers that end, before it is given up. */
export const maxTries = 5;
/** The same where a part of the portal, such as the storage, isn't available: the pauses add up to more than three hours. */
export const maxRetries = 10;
/** Batches after which others have their turn. */
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

/** Ends work on an import for a reason; what is done by then stays done. Audited, and told by e-mail where the portal could not. */
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

/** Counts that the work is begun; how often it was since it came further, null where the import is in that state no more. */
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
 * Does what an import in that state waits for. Where it is refused, such as a file that cannot be read, or whoever may not
 * import any more, it ends at once; anything else that goes wrong is tried again until it has come no further too often.
 */
export async function workOn(id: string, state: Work, work: () => Promise<void>): Promise<void> {
  const tries = await begin(id, state);
  if (tries === null) return;
  // Servers that ended in the midst of it have told nobody.
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
 * Takes an import some batches further, as `batch` takes one and says whether there may be more, and has it go on behind
 * what waits: a small import is not held up by a large one.
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
