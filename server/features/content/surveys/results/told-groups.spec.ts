import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toldGroups } from './told-groups';

describe('toldGroups', () => {
  it.each<[Record<string, number>, string[]]>([
    [{}, []],
    [{ en: 5, fr: 7 }, ['en', 'fr']],
    [{ en: 30, fr: 4 }, []],
    [{ en: 30, fr: 4, es: 1 }, ['en']],
    [{ en: 30, '': 9 }, ['en']],
    [{ en: 30, '': 2 }, []],
    [{ en: 2, fr: 2 }, []],
  ])('returns for %j the groups %j', (counts, told) => {
    expect(toldGroups(counts)).toEqual(told);
  });

  it('returns groups of at least five people, with no remainder of fewer than five', () => {
    const counts = fc.dictionary(fc.constantFrom('en', 'es', 'fr', ''), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(counts, (groups) => {
        const told = toldGroups(groups);
        expect(told.every((name) => groups[name]! >= 5)).toBe(true);
        const total = Object.values(groups).reduce((sum, count) => sum + count, 0);
        const left = told.reduce((sum, name) => sum - groups[name]!, total);
        expect(told.length === 0 || left === 0 || left >= 5).toBe(true);
      }),
    );
  });
});
