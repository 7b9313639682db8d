import { appendAudit } from '#server/features/audit/audit.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { DataImportEntity } from './data-import.entity';
import type { ImportStatus } from './import.enums';

/**
 * Has an import that is in that state be stopped where the work is refused, such as to whoever may not import any more: what
 * is done by then stays done, `failure` says why. Anything else that goes wrong is tried again.
 */
export async function stoppedByRefusal(
  id: string,
  status: ImportStatus,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const { code, message } = error;
    const failure = { code, message, reason: null, line: null, rows: null, columns: null };
    await transaction(async (manager) => {
      const held = await manager.findOne(DataImportEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (held?.status !== status) return;
      await manager.update(DataImportEntity, id, {
        status: 'stopped',
        failure,
        endedAt: held.endedAt ?? now(),
      });
      await appendAudit(manager, {
        action: 'edit',
        actor: { kind: 'system' },
        targetKind: 'import',
        targetId: id,
        outcome: 'stopped',
        changes: { status: [status, 'stopped'] },
      });
    });
  }
}
