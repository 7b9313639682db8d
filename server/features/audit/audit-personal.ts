import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { AuditPersonalEntity } from './audit-personal.entity';
import type { AuditEntry, Changes } from './audit.types';

type SideRow = Pick<AuditPersonalEntity, 'id' | 'profileId' | 'key'> & { changes: Changes };

/**
 * What an entry says in place of a personal value. Without the key nobody can tell it by trying, and the field is part
 * of it, so that equal values of one entry do not look alike.
 */
export const hashPersonal = (key: Buffer | KeyObject, field: string, value: unknown): { hash: string } => ({
  hash: createHmac('sha256', key)
    .update(JSON.stringify([field, value ?? null]))
    .digest('base64url'),
});

/** Whether an entry says a hash in place of a personal value. */
export const isHashed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'hash';

function hashed(key: Buffer, changes: Changes): Changes {
  // Made once: of a key in bytes each hash makes one, which costs four times what the hash does.
  const secret = createSecretKey(key);
  const pairs = Object.entries(changes).map(([field, pair]) => [
    field,
    pair.map((value) => hashPersonal(secret, field, value)),
  ]);
  return Object.fromEntries(pairs);
}

const sideRow = (profileId: string | null, changes: Changes): SideRow => ({
  id: randomUUID(),
  profileId,
  key: randomBytes(32),
  changes,
});

/** An entry as it is kept, with its personal values apart from it, under a key of their own. */
export function partPersonal({ personal, ...entry }: AuditEntry): {
  entry: Omit<AuditEntry, 'personal'> & { personalId?: string };
  side?: SideRow;
} {
  if (!personal || Object.keys(personal.changes).length === 0) return { entry };
  const { about: profileId, changes } = personal;
  const side = sideRow(profileId, changes);
  return {
    entry: { ...entry, personalId: side.id, changes: { ...entry.changes, ...hashed(side.key, changes) } },
    side,
  };
}

/** The field of a side row that has an address. */
export const addressField = 'address';

export interface Origin {
  originId: string;
  originHash: string;
}

/** Whose an address is that acted: the person's who did, else the person's to whom it was done. */
const holderOf = ({ actor, targetKind, targetId }: AuditEntry): string | null => {
  if (actor.kind === 'person') return actor.id ?? null;
  return actor.kind === 'system' && targetKind === 'profile' ? (targetId ?? null) : null;
};

/** Where those who wrote entries were, with one side row for each whose address it is. */
export function partOrigins(
  address: string,
  entries: readonly AuditEntry[],
): { origins: Origin[]; sides: SideRow[] } {
  const sides = new Map<string | null, SideRow>();
  const origins = entries.map((entry) => {
    const holder = holderOf(entry);
    const side = sides.get(holder) ?? sideRow(holder, { [addressField]: [null, address] });
    sides.set(holder, side);
    return { originId: side.id, originHash: hashPersonal(side.key, addressField, address).hash };
  });
  return { origins, sides: [...sides.values()] };
}
