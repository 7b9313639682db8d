import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '../audit.types';
import { addressField, hashPersonal, isHashed } from '../audit-personal';

export interface SideOf {
  key: Buffer;
  changes: Changes;
}

/** Returns the fields of a side row whose values don't match the hashes of the entry. */
export function alteredFields(changes: Changes, { key, changes: personal }: SideOf): string[] {
  const hashed = Object.keys(changes).filter((field) => changes[field]!.every(isHashed));
  const fields = new Set([...hashed, ...Object.keys(personal)]);
  return [...fields].filter((field) => {
    const hashes = personal[field]?.map((value) => hashPersonal(key, field, value));
    return !isDeepStrictEqual(changes[field], hashes);
  });
}

/** Returns true if a side row contains exactly the address that matches the hash of the entry. */
export const isAddress = (originHash: string | null, { key, changes }: SideOf): boolean =>
  isDeepStrictEqual(Object.keys(changes), [addressField]) &&
  hashPersonal(key, addressField, changes[addressField]![1]).hash === originHash;
