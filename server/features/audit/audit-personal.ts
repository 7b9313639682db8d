import { createHmac, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { AuditPersonalEntity } from './audit-personal.entity';
import type { AuditEntry, Changes } from './audit.types';

type SideRow = Pick<AuditPersonalEntity, 'id' | 'profileId' | 'key'> & { changes: Changes };

/**
 * Returns the hash that replaces a personal value in an entry. It is keyed, so that values can't be guessed, and covers
 * the field name, so that equal values of one entry differ.
 */
export const hashPersonal = (key: Buffer | KeyObject, field: string, value: unknown): { hash: string } => ({
  hash: createHmac('sha256', key)
    .update(JSON.stringify([field, value ?? null]))
    .digest('base64url'),
});

/** Returns true if the value of an entry is a hash of a personal value. */
export const isHashed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'hash';

function hashed(key: Buffer, changes: Changes): Changes {
  // Created once. A raw key would be converted for each hash, which takes four times as long as hashing.
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

/** Splits an entry into the stored entry and a side row with its personal values, hashed with their own key. */
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

/** The field of a side row that contains an address. */
export const addressField = 'address';

export interface Origin {
  originId: string;
  originHash: string;
}

/** Returns the person to whom the address belongs: the acting person, or the target of the system's action. */
const holderOf = ({ actor, targetKind, targetId }: AuditEntry): string | null => {
  if (actor.kind === 'person') return actor.id ?? null;
  return actor.kind === 'system' && targetKind === 'profile' ? (targetId ?? null) : null;
};

/** Returns the origins of entries, with one side row per person for the network address. */
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
