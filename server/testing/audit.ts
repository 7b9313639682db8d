import { pool } from '#server/platform/database';

/** What the audit keeps about a target, oldest first. */
export interface AuditedDeed {
  action: string;
  actor: string | null;
  changes: Record<string, [unknown, unknown]>;
}

export async function auditOf(targetKind: string, targetId: string): Promise<AuditedDeed[]> {
  const { rows } = await pool().query<AuditedDeed>(
    `select action, actor_id as actor, changes from audit_entry where target_kind = $1 and target_id = $2 order by id`,
    [targetKind, targetId],
  );
  return rows;
}
