import { LRUCache } from 'lru-cache';
import { appendAudit } from '#server/features/audit/audit.service';
import { transaction } from '#server/platform/database/database';
import { createModuleState } from '#server/platform/module-state';
import type { Person } from '#server/platform/access/viewer';

const maxLength = 300;

// Each server records a page once while it is open.
const noted = createModuleState(() => new LRUCache<string, true>({ max: 20_000 }));

/** Records in the audit log what an administrator opens while impersonating a person. */
export async function noteOpened(
  { profileId, seenBy }: Person & Required<Pick<Person, 'seenBy'>>,
  what: string,
): Promise<void> {
  const opened = what.slice(0, maxLength);
  const key = [seenBy.profileId, profileId, seenBy.until.getTime(), opened].join('\n');
  if (noted.value.has(key)) return;
  await transaction((manager) =>
    appendAudit(manager, {
      action: 'user_login',
      actor: { kind: 'person', id: seenBy.profileId },
      targetKind: 'profile',
      targetId: profileId,
      outcome: 'opened_as',
      changes: { opened: [null, opened] },
    }),
  );
  noted.value.set(key, true);
}
