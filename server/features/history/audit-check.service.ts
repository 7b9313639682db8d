import { selectJson } from '#server/platform/database/database';
import { requireAdmin } from '#server/platform/access/policy';
import { iso } from '#server/platform/database/sql';
import type { Viewer } from '#server/platform/access/viewer';
import type { AuditCheck } from './audit-check.types';

/** Returns the result of the last check of the audit log, for administrators; null before the first one. */
export function auditCheck(viewer: Viewer): Promise<AuditCheck | null> {
  requireAdmin(viewer);
  return selectJson<AuditCheck>(
    'audit-check',
    `select json_build_object('checkedAt', to_char(c.checked_at, ${iso}), 'entries', c.entries,
       'findings', c.findings) as json from audit_check c`,
    [],
  );
}
