import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AuditPersonalEntity } from './audit-personal.entity';
import type { AuditEntry, Changes } from './audit.types';

type SideRow = Pick<AuditPersonalEntity, 'id' | 'profileId' | 'key' | 'changes'>;

/**
 * What an entry says in place of a personal value. Without the key nobody can tell it by trying, and the field is part
 * of it, so that equal values of one entry do not look alike.
 */
export const hashPersonal = (key: Buffer, field: string, value: unknown): { hash: string } => ({
  hash: createHmac('sha256', key)
    .update(JSON.stringify([field, value ?? null]))
    .digest('base64url'),
});

function hashed(key: Buffer, changes: Changes): Changes {
  const pairs = Object.entries(changes).map(([field, pair]) => [
    field,
    pair.map((value) => hashPersonal(key, field, value)),
  ]);
  return Object.fromEntries(pairs);
}

/** An entry as it is kept, with its personal values apart from it, under a key of their own. */
export function partPersonal({ personal, ...entry }: AuditEntry): {
  entry: Omit<AuditEntry, 'personal'> & { personalId?: string };
  side?: SideRow;
} {
  if (!personal || Object.keys(personal.changes).length === 0) return { entry };
  const { about: profileId, changes } = personal;
  const side = { id: randomUUID(), profileId, key: randomBytes(32), changes };
  return {
    entry: { ...entry, personalId: side.id, changes: { ...entry.changes, ...hashed(side.key, changes) } },
    side,
  };
}

/** Takes the personal values about somebody out of the audit for good; its entries stay as they are. */
export async function erasePersonal(manager: EntityManager, profileId: string): Promise<void> {
  await manager.delete(AuditPersonalEntity, { profileId });
}
