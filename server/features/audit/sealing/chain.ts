import { createHash } from 'node:crypto';

/**
 * What the seal of an entry covers: all of it but its id, which is covered as its place. Personal values are in it as
 * their hashes, so that it holds when they are erased.
 */
export const contentOf = (e: string): string =>
  `jsonb_build_array(to_char(${e}.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), ${e}.action, ${e}.actor_kind,
    ${e}.actor_id, ${e}.target_kind, ${e}.target_id, ${e}.outcome, ${e}.changes, ${e}.personal_id, ${e}.origin_id,
    ${e}.origin_hash)::text`;

export const hashEntry = (content: string): Buffer => createHash('sha256').update(content).digest();

/** What the hash of a block covers beside that of the block before. */
export interface Block {
  number: string;
  sealedAt: Date;
  ids: readonly string[];
  /** One after another. */
  hashes: Buffer;
}

/** Before the first block there is none. */
export const beginning = Buffer.alloc(32);

export const hashBlock = (previous: Buffer, { number, sealedAt, ids, hashes }: Block): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([number, sealedAt.toISOString(), ids]))
    .update(hashes)
    .digest();

/** A block as people note it elsewhere. */
export const nameOfBlock = (number: string, hash: Buffer): string => `${number}:${hash.toString('hex')}`;
