import { describe, expect, it } from '@jest/globals';
import { changedKeys, clashes, merged } from './merge';

const read = { name: { en: 'Snow', es: 'Nieve', fr: '' }, tags: ['a'], brand: 'gt', enabled: false };
const mine = { ...read, name: { en: 'Ice', es: 'Nieve', fr: 'Neige' }, brand: 'conti' };
const theirs = { ...read, name: { en: 'Slush', es: 'Aguanieve', fr: '' }, tags: ['a', 'b'] };

describe('what two people changed at the same time', () => {
  it('clashes only where both changed the same text or field to something else', () => {
    expect(clashes(read, mine, theirs)).toEqual([{ path: 'name.en', mine: 'Ice', theirs: 'Slush' }]);
    expect(clashes(read, mine, mine)).toEqual([]);
    expect(clashes(read, read, theirs)).toEqual([]);
  });

  it('is kept from both where only one changed it, and as chosen elsewhere', () => {
    const both = { tags: ['a', 'b'], brand: 'conti', enabled: false };
    expect(merged(read, mine, theirs, new Set())).toEqual({
      name: { en: 'Ice', es: 'Aguanieve', fr: 'Neige' },
      ...both,
    });
    expect(merged(read, mine, theirs, new Set(['name.en']))).toEqual({
      name: { en: 'Slush', es: 'Aguanieve', fr: 'Neige' },
      ...both,
    });
  });

  it('is sent by its fields', () => {
    expect(changedKeys(mine, read)).toEqual(['name', 'brand']);
    expect(changedKeys({ ...read, tags: ['a'] }, read)).toEqual([]);
  });
});
