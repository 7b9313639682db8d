import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '../audit.types';
import { addressField, hashPersonal, isHashed } from '../audit-personal';

export interface SideOf {
  key: Buffer;
  changes: Changes;
}

/** The fields of a side row that are not those of which its entry has the hashes. */
export function alteredFields(changes: Changes, { key, changes: personal }: SideOf): string[] {
  const hashed = Object.keys(changes).filter((field) => changes[field]!.every(isHashed));
  const fields = new Set([...hashed, ...Object.keys(personal)]);
  return [...fields].filter((field) => {
    const hashes = personal[field]?.map((value) => hashPersonal(key, field, value));
    return !isDeepStrictEqual(changes[field], hashes);
  });
}

/** Whether a side row has the address of which its entry has the hash, and nothing more. */
export const isAddress = (originHash: string | null, { key, changes }: SideOf): boolean =>
  isDeepStrictEqual(Object.keys(changes), [addressField]) &&
  hashPersonal(key, addressField, changes[addressField]![1]).hash === originHash;
