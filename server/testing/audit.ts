import { pool } from '#server/platform/database/database';

/** The audit entries of a target, oldest first, with the personal values of their side rows. */
export interface AuditedAction {
  action: string;
  actor: string | null;
  changes: Record<string, [unknown, unknown]>;
}

export async function auditOf(targetKind: string, targetId: string): Promise<AuditedAction[]> {
  const { rows } = await pool().query<AuditedAction>(
    `select e.action, e.actor_id as actor, e.changes || coalesce(p.changes::jsonb, '{}') as changes
     from audit_entry e left join audit_personal p on p.id = e.personal_id
     where e.target_kind = $1 and e.target_id = $2 order by e.id`,
    [targetKind, targetId],
  );
  return rows;
}
