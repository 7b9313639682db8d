import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import type { StoredFile } from './receive-file';

/** Records in the audit log who added a file; null means the portal itself. */
export function auditFile(
  manager: EntityManager,
  profileId: string | null,
  { id, filename, size, sha256 }: StoredFile,
): Promise<void> {
  return appendAudit(manager, {
    action: 'add',
    actor: profileId === null ? { kind: 'system' } : { kind: 'person', id: profileId },
    targetKind: 'file',
    targetId: id,
    changes: { filename: [null, filename], size: [null, size], sha256: [null, sha256] },
  });
}
