import { selectJson } from '#server/platform/database';
import { requireAdmin } from '#server/platform/policy';
import { iso } from '#server/platform/sql';
import type { Viewer } from '#server/platform/viewer';
import type { AuditCheck } from './audit-check.types';

/** What the last check of the audit found; null before the first one. For administrators. */
export function auditCheck(viewer: Viewer): Promise<AuditCheck | null> {
  requireAdmin(viewer);
  return selectJson<AuditCheck>(
    'audit-check',
    `select json_build_object('checkedAt', to_char(c.checked_at, ${iso}), 'entries', c.entries,
       'findings', c.findings) as json from audit_check c`,
    [],
  );
}
