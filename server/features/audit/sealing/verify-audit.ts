import { select } from '#server/platform/database';
import type { Changes } from '../audit.types';
import { beginning, type Block, contentOf, hashBlock, hashEntry, nameOfBlock } from './chain';
import { alteredFields, isAddress, type SideOf } from './check-personal';

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

interface Sealed extends Block {
  hash: Buffer;
  entries: number;
  lastId: string;
}

interface Row {
  id: string;
  content: string;
  changes: Changes;
  personalId: string | null;
  originId: string | null;
  originHash: string | null;
  side: { key: string; changes: Changes } | null;
  origin: { key: string; changes: Changes } | null;
  /** Whether what lies no more beside it went as its person was deleted. */
  sideErased: boolean;
  originErased: boolean;
}

const sideOf = (side: Row['side']): SideOf | null =>
  side && { key: Buffer.from(side.key, 'hex'), changes: side.changes };

const blockAfter = async (number: string): Promise<Sealed | undefined> =>
  (
    await select<Sealed>(
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
async function* entriesBetween(after: string, last: string): AsyncGenerator<Row, void> {
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
    yield* rows;
    if (rows.length < pageSize) return;
    from = rows.at(-1)!.id;
  }
}

/** What is wrong with what lies beside an entry. */
function* checkSides(row: Row, verified: Verified): Generator<string, void> {
  const [side, origin] = [sideOf(row.side), sideOf(row.origin)];
  verified.erased += Number(row.sideErased) + Number(row.originErased);
  if (row.personalId !== null && !side && !row.sideErased)
    yield `Entry ${row.id}: personal values were removed of who was not deleted.`;
  if (row.originId !== null && !origin && !row.originErased)
    yield `Entry ${row.id}: the address was removed of who was not deleted.`;
  const fields = side ? alteredFields(row.changes, side) : [];
  if (fields.length > 0) yield `Entry ${row.id}: personal values were altered: ${fields.join(', ')}.`;
  if (origin && !isAddress(row.originHash, origin)) yield `Entry ${row.id}: the address was altered.`;
}

/** Compares the entries from behind an id with those that a block has sealed. */
async function* checkEntries(after: string, block: Sealed, verified: Verified): Findings {
  const hashes = block.ids.map((_, index) => block.hashes.toString('hex', index * 32, index * 32 + 32));
  const sealed = new Map(block.ids.map((id, index) => [id, hashes[index]!]));
  const places = new Map(block.ids.map((id, index) => [hashes[index]!, id]));
  for await (const row of entriesBetween(after, block.lastId)) {
    const expected = sealed.get(row.id);
    const found = hashEntry(row.content).toString('hex');
    sealed.delete(row.id);
    const moved = places.get(found);
    if (expected === undefined) yield `Entry ${row.id} was inserted into block ${block.number}.`;
    else if (expected !== found && moved) yield `Entry ${row.id} was reordered: it stood at ${moved}.`;
    else if (expected !== found) yield `Entry ${row.id} was altered.`;
    verified.entries++;
    yield* checkSides(row, verified);
  }
  for (const id of sealed.keys()) yield `Entry ${id} was removed from block ${block.number}.`;
}

const isWhole = ({ ids, hashes, entries, lastId }: Sealed): boolean =>
  ids.length === entries && hashes.length === entries * 32 && ids.at(-1) === lastId;

/**
 * Goes through the sealed audit and tells of everything that is not as it was sealed; gives what it saw. `noted` is the
 * name of a block that was told before: it shows whether the chain's end was taken away or written anew.
 */
export async function* verifyAudit(noted: string | null = null): AsyncGenerator<string, Verified> {
  const verified: Verified = { blocks: 0, entries: 0, erased: 0, unsealed: 0, head: null };
  let [last, previous, after]: [string, Buffer, string] = ['0', beginning, '0'];
  let isNoted = noted === null;
  for (let block = await blockAfter(last); block; block = await blockAfter(last)) {
    const follows = BigInt(block.number) === BigInt(last) + 1n;
    const first = String(BigInt(block.ids[0] ?? block.lastId) - 1n);
    if (!follows)
      yield `Blocks between ${last} and ${block.number} were removed: what they sealed is not known.`;
    else if (!isWhole(block) || !hashBlock(previous, block).equals(block.hash)) {
      yield `Block ${block.number} was altered, or follows another than it did.`;
    }
    yield* checkEntries(follows && BigInt(after) < BigInt(first) ? after : first, block, verified);
    [last, previous, after] = [block.number, block.hash, block.lastId];
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
