import { select } from '#server/platform/database/database';
import type { Changes } from '../audit.types';
import { beginning, contentOf, nameOfBlock } from './chain';
import {
  BlockEntries,
  type ChainEnd,
  findBlockProblem,
  findSideProblems,
  isNextBlock,
  type FoundEntry,
  type SealedBlock,
} from './check-block';
import type { SideOf } from './check-personal';

const pageSize = 2000;

/** The result of verifying the whole audit log. */
export interface Verified {
  blocks: number;
  entries: number;
  /** The number of side rows that were deleted with their people. */
  erased: number;
  unsealed: number;
  /** The last block, to be recorded elsewhere; null if nothing is sealed. */
  head: string | null;
}

type Findings = AsyncGenerator<string, void>;

type StoredSide = { key: string; changes: Changes } | null;

type Row = Omit<FoundEntry, 'side' | 'origin'> & { side: StoredSide; origin: StoredSide };

const sideOf = (side: StoredSide): SideOf | null =>
  side && { key: Buffer.from(side.key, 'hex'), changes: side.changes };

const blockAfter = async (number: string): Promise<SealedBlock | undefined> =>
  (
    await select<SealedBlock>(
      'audit-block',
      `select number::text, sealed_at as "sealedAt", ids::text[], hashes, hash, entries, last_id::text as "lastId"
       from audit_seal where audit_seal.number > $1 order by audit_seal.number limit 1`,
      [number],
    )
  )[0];

const sideJson = (side: string): string =>
  `case when ${side}.id is not null then json_build_object('key', encode(${side}.key, 'hex'), 'changes', ${side}.changes) end`;

// The deletion of a person has its own sealed entry.
const erased = (id: string): string =>
  `exists (select from audit_erased x where x.id = ${id} and (x.erased_at is null or exists (
     select from audit_entry d where d.target_kind = 'profile' and d.target_id = x.profile_id::text
       and d.action = 'delete')))`;

/** Yields entries with their side rows, in pages, after one id up to another. */
async function* entriesBetween(after: string, last: string): AsyncGenerator<FoundEntry, void> {
  for (let from = after; ;) {
    const rows = await select<Row>(
      'audit-verified',
      `select e.id::text, ${contentOf('e')} as content, e.changes, e.personal_id as "personalId",
         e.origin_id as "originId", e.origin_hash as "originHash", ${sideJson('p')} as side, ${sideJson('o')} as origin,
         p.id is null and ${erased('e.personal_id')} as "sideErased",
         o.id is null and ${erased('e.origin_id')} as "originErased"
       from audit_entry e left join audit_personal p on p.id = e.personal_id
         left join audit_personal o on o.id = e.origin_id
       where e.id > $1 and e.id <= $2 order by e.id limit ${pageSize}`,
      [from, last],
    );
    for (const row of rows) yield { ...row, side: sideOf(row.side), origin: sideOf(row.origin) };
    if (rows.length < pageSize) return;
    from = rows.at(-1)!.id;
  }
}

/** Compares the entries after an id with those that a block has sealed. */
async function* checkEntries(after: string, block: SealedBlock, verified: Verified): Findings {
  const sealed = new BlockEntries(block);
  for await (const entry of entriesBetween(after, block.lastId)) {
    const problem = sealed.findProblem(entry);
    if (problem !== null) yield problem;
    verified.entries++;
    verified.erased += Number(entry.sideErased) + Number(entry.originErased);
    yield* findSideProblems(entry);
  }
  yield* sealed.findRemoved();
}

/**
 * Verifies the sealed audit log. Yields each problem and returns statistics. `noted` is the name of a block recorded
 * earlier, which shows whether the end of the chain was removed or rewritten.
 */
export async function* verifyAudit(noted: string | null = null): AsyncGenerator<string, Verified> {
  const verified: Verified = { blocks: 0, entries: 0, erased: 0, unsealed: 0, head: null };
  let last: ChainEnd = { number: '0', hash: beginning };
  let after = '0';
  let isNoted = noted === null;
  for (let block = await blockAfter('0'); block; block = await blockAfter(last.number)) {
    const first = String(BigInt(block.ids[0] ?? block.lastId) - 1n);
    const problem = findBlockProblem(last, block);
    if (problem !== null) yield problem;
    const isNext = isNextBlock(last, block);
    yield* checkEntries(isNext && BigInt(after) < BigInt(first) ? after : first, block, verified);
    last = { number: block.number, hash: block.hash };
    after = block.lastId;
    verified.blocks++;
    verified.head = nameOfBlock(block.number, block.hash);
    isNoted ||= verified.head === noted;
  }
  if (!isNoted) yield `Block ${noted} is not part of the chain: its end was taken away or written anew.`;
  const [rest] = await select<{ unsealed: number }>(
    'audit-unsealed',
    'select count(*)::int as unsealed from audit_entry where id > $1',
    [after],
  );
  return { ...verified, unsealed: rest!.unsealed };
}
