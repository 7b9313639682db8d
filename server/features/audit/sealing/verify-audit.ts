import { select } from '#server/platform/database';
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

/** What a whole audit is found to be. */
export interface Verified {
  blocks: number;
  entries: number;
  /** Side rows that are gone, as those of people who were deleted are. */
  erased: number;
  unsealed: number;
  /** The end of the chain, to be noted elsewhere; null where nothing is sealed. */
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

// Whoever is deleted has an entry of it, which is sealed too.
const erased = (id: string): string =>
  `exists (select from audit_erased x where x.id = ${id} and (x.erased_at is null or exists (
     select from audit_entry d where d.target_kind = 'profile' and d.target_id = x.profile_id::text
       and d.action = 'delete')))`;

/** Entries with what lies beside them, page by page, from behind one id to another. */
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

/** Compares the entries from behind an id with those that a block has sealed. */
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
 * Goes through the sealed audit and tells of everything that is not as it was sealed; gives what it saw. `noted` is the
 * name of a block that was told before: it shows whether the chain's end was taken away or written anew.
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
