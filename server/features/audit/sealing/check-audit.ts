import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { verifyAudit } from './verify-audit';

// A few problems are enough for a start if the whole chain is broken. The command lists all.
const maxLogged = 20;

/**
 * Verifies the whole audit log and stores the result. The last block of the previous check must still exist. Problems
 * are logged by the numbers of entries and blocks.
 */
export async function checkAudit(): Promise<void> {
  const [last] = await select<{ head: string | null }>('audit-last-check', 'select head from audit_check');
  const checking = verifyAudit(last?.head ?? null);
  let found = 0;
  let step = await checking.next();
  for (; !step.done; step = await checking.next()) {
    if (found++ < maxLogged) log.error({ finding: step.value }, 'the audit is not as it was sealed');
  }
  const { entries, head } = step.value;
  // A broken chain isn't a new reference. The next check still expects the last valid block.
  const noted = found > 0 ? (last?.head ?? null) : head;
  await select(
    'audit-checked',
    `insert into audit_check (id, checked_at, entries, findings, head) values (1, $1, $2, $3, $4)
     on conflict (id) do update set checked_at = excluded.checked_at, entries = excluded.entries,
       findings = excluded.findings, head = excluded.head`,
    [now(), entries, found, noted],
  );
}

export const checkAuditJob: Job = { name: 'check-audit', schedule: '10 3 * * *', run: checkAudit };
