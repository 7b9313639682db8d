import { createHash } from 'node:crypto';

/**
 * Returns SQL of the content that seals an entry: everything except its id, which is sealed by its position. Personal
 * values are covered by their hashes, so the seal stays valid after their deletion.
 */
export const contentOf = (e: string): string =>
  `jsonb_build_array(to_char(${e}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), ${e}.action, ${e}.actor_kind,
    ${e}.actor_id, ${e}.target_kind, ${e}.target_id, ${e}.outcome, ${e}.changes, ${e}.personal_id, ${e}.origin_id,
    ${e}.origin_hash)::text`;

export const hashEntry = (content: string): Buffer => createHash('sha256').update(content).digest();

/** The content of a block that its hash covers, besides the hash of the previous block. */
export interface Block {
  number: string;
  sealedAt: Date;
  ids: readonly string[];
  /** Concatenated. */
  hashes: Buffer;
}

/** The previous hash of the first block. */
export const beginning = Buffer.alloc(32);

export const hashBlock = (previous: Buffer, { number, sealedAt, ids, hashes }: Block): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([number, sealedAt.toISOString(), ids]))
    .update(hashes)
    .digest();

/** Returns the name of a block, which can be recorded outside the portal. */
export const nameOfBlock = (number: string, hash: Buffer): string => `${number}:${hash.toString('hex')}`;
