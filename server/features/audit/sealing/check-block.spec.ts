import { describe, expect, it } from '@jest/globals';
import { hashPersonal } from '../audit-personal';
import { beginning, type Block, hashBlock, hashEntry } from './chain';
import {
  BlockEntries,
  findBlockProblem,
  findSideProblems,
  type FoundEntry,
  type SealedBlock,
} from './check-block';

/** Returns a block of entries with these contents. Their ids start at 11. */
function sealed(words: string[], number = '1', previous: Buffer = beginning): SealedBlock {
  const ids = words.map((_word, index) => String(11 + index));
  const hashes = Buffer.concat(words.map(hashEntry));
  const block: Block = { number, sealedAt: new Date('2026-12-01T10:00:00Z'), ids, hashes };
  return { ...block, hash: hashBlock(previous, block), entries: words.length, lastId: ids.at(-1)! };
}

describe('block of the audit log', () => {
  const start = { number: '0', hash: beginning };
  const first = sealed(['one', 'two']);
  const altered = 'Block 1 was altered or follows another block than before.';

  it('has no problem if it is unchanged and follows the previous block', () => {
    expect(findBlockProblem(start, first)).toBeNull();
    const second = sealed(['three'], '2', first.hash);
    expect(findBlockProblem({ number: '1', hash: first.hash }, second)).toBeNull();
  });

  it('is reported missing if the next one has another number', () => {
    const removed = 'Blocks between 0 and 3 were removed. What they sealed is unknown.';
    expect(findBlockProblem(start, sealed(['one'], '3'))).toBe(removed);
    expect(findBlockProblem({ number: '1', hash: beginning }, first)).toMatch(/^Blocks between 1 and 1/);
  });

  it('is reported as altered if its hash differs or it follows another block', () => {
    expect(findBlockProblem(start, { ...first, hash: hashEntry('other') })).toBe(altered);
    expect(findBlockProblem({ number: '0', hash: hashEntry('other') }, first)).toBe(altered);
  });

  it.each<[string, Partial<SealedBlock>]>([
    ['its number of entries', { entries: 3 }],
    ['its last entry', { lastId: '11' }],
  ])('is reported as altered in %s, although its hash does not cover it', (_what, change) => {
    expect(findBlockProblem(start, { ...first, ...change })).toBe(altered);
  });

  it('is reported as altered if it has more hashes or ids than entries, even with a correct hash of its own', () => {
    const withHash = (block: SealedBlock) => ({ ...block, hash: hashBlock(beginning, block) });
    const hashes = Buffer.concat([first.hashes, hashEntry('three')]);
    expect(findBlockProblem(start, withHash({ ...first, hashes }))).toBe(altered);
    const ids = { ids: [...first.ids, '13'], lastId: '13' };
    expect(findBlockProblem(start, withHash({ ...first, ...ids }))).toBe(altered);
  });
});

describe('entries of a block', () => {
  const block = sealed(['one', 'two', 'three'], '4');
  const problems = (found: [id: string, content: string][]) => {
    const entries = new BlockEntries(block);
    const each = found.map(([id, content]) => entries.findProblem({ id, content }));
    return [...each, ...entries.findRemoved()];
  };

  it('have no problem if they are unchanged', () => {
    const found: [string, string][] = [
      ['11', 'one'],
      ['12', 'two'],
      ['13', 'three'],
    ];
    expect(problems(found)).toEqual([null, null, null]);
  });

  it('are reported if they were altered, reordered, inserted or removed', () => {
    const found: [string, string][] = [
      ['11', 'other'],
      ['12', 'three'],
      ['10', 'new'],
    ];
    expect(problems(found)).toEqual([
      'Entry 11 was altered.',
      'Entry 12 was reordered. Its content was sealed as entry 13.',
      'Entry 10 was inserted into block 4.',
      'Entry 13 was removed from block 4.',
    ]);
  });
});

describe('personal values and address of an entry', () => {
  const key = Buffer.alloc(32, 7);
  const name: [unknown, unknown] = [null, 'Dana'];
  const hash = (field: string, value: unknown) => hashPersonal(key, field, value);
  const address = { address: [null, '192.0.2.7'] as [unknown, unknown] };
  const entry: FoundEntry = {
    id: '11',
    content: '',
    changes: { lang: ['en', 'fr'], name: [hash('name', null), hash('name', 'Dana')] },
    personalId: 'p',
    originId: 'o',
    originHash: hash('address', '192.0.2.7').hash,
    side: { key, changes: { name } },
    origin: { key, changes: address },
    sideErased: false,
    originErased: false,
  };
  const problems = (values: Partial<FoundEntry>) => findSideProblems({ ...entry, ...values });
  const alteredName = 'Entry 11: personal values were altered: name.';
  const alteredAddress = 'Entry 11: the address was altered.';

  it('have no problem if the entry has their hashes', () => {
    expect(problems({})).toEqual([]);
    const half = { note: [hash('note', 'a'), 'b'] as [unknown, unknown] };
    expect(problems({ changes: { ...entry.changes, ...half } })).toEqual([]);
  });

  it('can be absent if the entry has nothing personal or the person was deleted', () => {
    const nothing = { side: null, origin: null };
    expect(problems({ ...nothing, personalId: null, originId: null })).toEqual([]);
    expect(problems({ ...nothing, sideErased: true, originErased: true })).toEqual([]);
  });

  it('are reported missing if the person was not deleted', () => {
    expect(problems({ side: null })).toEqual([
      'Entry 11: personal values were removed although the person was not deleted.',
    ]);
    expect(problems({ origin: null })).toEqual([
      'Entry 11: the address was removed although the person was not deleted.',
    ]);
  });

  it('are reported as altered if a value, the key or the fields differ', () => {
    expect(problems({ side: { key, changes: { name: [null, 'Dan'] } } })).toEqual([alteredName]);
    expect(problems({ side: { key: Buffer.alloc(32, 8), changes: { name } } })).toEqual([alteredName]);
    expect(problems({ side: { key, changes: {} } })).toEqual([alteredName]);
    const more = { name, phone: [null, '1'] as [unknown, unknown], lang: ['en', 'fr'] as [unknown, unknown] };
    expect(problems({ side: { key, changes: more } })).toEqual([
      'Entry 11: personal values were altered: phone, lang.',
    ]);
  });

  it('are reported as altered if the address differs or has another field beside it', () => {
    expect(problems({ origin: { key, changes: { address: [null, '192.0.2.8'] } } })).toEqual([
      alteredAddress,
    ]);
    expect(problems({ origin: { key, changes: { ...address, name } } })).toEqual([alteredAddress]);
    expect(problems({ originHash: null })).toEqual([alteredAddress]);
  });
});
