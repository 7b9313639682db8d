import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { beginning, type Block, contentOf, hashBlock, hashEntry, nameOfBlock } from './chain';

const sha256 = (...parts: (Buffer | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();

const block: Block = {
  number: '7',
  sealedAt: new Date('2026-12-01T10:00:00Z'),
  ids: ['11', '12'],
  hashes: Buffer.concat([hashEntry('one'), hashEntry('two')]),
};

describe('audit seal', () => {
  it('covers every column of an entry except its id', () => {
    const columns = [...contentOf('x').matchAll(/x\.(\w+)/g)].map(([, column]) => column);
    expect(columns).toEqual([
      ...['at', 'action', 'actor_kind', 'actor_id', 'target_kind', 'target_id', 'outcome', 'changes'],
      ...['personal_id', 'origin_id', 'origin_hash'],
    ]);
  });

  it("is the hash of an entry's content", () => {
    expect(hashEntry('["edit"]')).toEqual(sha256('["edit"]'));
  });

  it('covers in a block the previous block, its number, its time, its entries and their hashes', () => {
    const head = '["7","2026-12-01T10:00:00.000Z",["11","12"]]';
    expect(hashBlock(beginning, block)).toEqual(sha256(Buffer.alloc(32), head, block.hashes));
    const others: Block[] = [
      { ...block, number: '8' },
      { ...block, sealedAt: new Date('2026-12-01T10:00:01Z') },
      { ...block, ids: ['12', '11'] },
      { ...block, hashes: Buffer.concat([hashEntry('one'), hashEntry('three')]) },
    ];
    const hashes = [block, ...others].map((each) => hashBlock(beginning, each).toString('hex'));
    const after = hashBlock(hashEntry('another'), block).toString('hex');
    expect(new Set([...hashes, after]).size).toBe(6);
  });

  it('is displayed with the number of its block', () => {
    expect(nameOfBlock('7', Buffer.from([1, 255]))).toBe('7:01ff');
  });
});
