import type { Changes } from '../audit.types';
import { type Block, hashBlock, hashEntry } from './chain';
import { alteredFields, isAddress, type SideOf } from './check-personal';

const hashLength = 32;

export interface SealedBlock extends Block {
  hash: Buffer;
  entries: number;
  lastId: string;
}

/** A stored entry with its side rows. */
export interface FoundEntry {
  id: string;
  content: string;
  changes: Changes;
  personalId: string | null;
  originId: string | null;
  originHash: string | null;
  side: SideOf | null;
  origin: SideOf | null;
  /** True if its side row is missing because the person was deleted. */
  sideErased: boolean;
  originErased: boolean;
}

/** The last verified block. */
export interface ChainEnd {
  number: string;
  hash: Buffer;
}

export const isNextBlock = (last: ChainEnd, block: SealedBlock): boolean =>
  BigInt(block.number) === BigInt(last.number) + 1n;

const isComplete = ({ ids, hashes, entries, lastId }: SealedBlock): boolean =>
  ids.length === entries && hashes.length === entries * hashLength && ids.at(-1) === lastId;

/** Returns the problem of a block compared with the previous block. Null if there is none. */
export function findBlockProblem(last: ChainEnd, block: SealedBlock): string | null {
  if (!isNextBlock(last, block)) {
    return `Blocks between ${last.number} and ${block.number} were removed. What they sealed is unknown.`;
  }
  if (isComplete(block) && hashBlock(last.hash, block).equals(block.hash)) return null;
  return `Block ${block.number} was altered or follows another block than before.`;
}

/** Returns the problems of the side rows of an entry. */
export function findSideProblems(entry: FoundEntry): string[] {
  const { id, side, origin } = entry;
  const problems: string[] = [];
  if (entry.personalId !== null && !side && !entry.sideErased)
    problems.push(`Entry ${id}: personal values were removed although the person was not deleted.`);
  if (entry.originId !== null && !origin && !entry.originErased)
    problems.push(`Entry ${id}: the address was removed although the person was not deleted.`);
  const fields = side ? alteredFields(entry.changes, side) : [];
  if (fields.length > 0) problems.push(`Entry ${id}: personal values were altered: ${fields.join(', ')}.`);
  if (origin && !isAddress(entry.originHash, origin)) problems.push(`Entry ${id}: the address was altered.`);
  return problems;
}

/** Compares entries with those that a block has sealed, one after the other. */
export class BlockEntries {
  private readonly missing: Map<string, string>;
  private readonly places: ReadonlyMap<string, string>;

  constructor(private readonly block: SealedBlock) {
    const hashes = block.ids.map((_, index) =>
      block.hashes.toString('hex', index * hashLength, (index + 1) * hashLength),
    );
    this.missing = new Map(block.ids.map((id, index) => [id, hashes[index]!]));
    this.places = new Map(block.ids.map((id, index) => [hashes[index]!, id]));
  }

  /** Returns the problem of an entry. Null if it is unchanged since it was sealed. */
  findProblem({ id, content }: Pick<FoundEntry, 'id' | 'content'>): string | null {
    const expected = this.missing.get(id);
    const found = hashEntry(content).toString('hex');
    this.missing.delete(id);
    if (expected === undefined) return `Entry ${id} was inserted into block ${this.block.number}.`;
    if (expected === found) return null;
    const place = this.places.get(found);
    return place === undefined
      ? `Entry ${id} was altered.`
      : `Entry ${id} was reordered. Its content was sealed as entry ${place}.`;
  }

  /** Returns the problems of sealed entries that were not found. */
  findRemoved(): string[] {
    return [...this.missing.keys()].map((id) => `Entry ${id} was removed from block ${this.block.number}.`);
  }
}
