import { describe, expect, it } from '@jest/globals';
import { movedTo } from './order';

describe('movedTo', () => {
  it('moves an entry to the given position', () => {
    const moved = (key: string, place: number) => movedTo(['a', 'b', 'c'], key, place).join('');
    expect(moved('a', 1)).toBe('bac');
    expect(moved('c', 0)).toBe('cab');
    expect(moved('b', 2)).toBe('acb');
  });
});
