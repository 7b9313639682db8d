import { describe, expect, it } from '@jest/globals';
import { changedKeys, clashes, merged } from './merge';

const read = { name: { en: 'Snow', es: 'Nieve', fr: '' }, tags: ['a'], brand: 'gt', enabled: false };
const mine = { ...read, name: { en: 'Ice', es: 'Nieve', fr: 'Neige' }, brand: 'conti' };
const theirs = { ...read, name: { en: 'Slush', es: 'Aguanieve', fr: '' }, tags: ['a', 'b'] };

describe('the merge of concurrent changes', () => {
  it('conflicts only if both changed the same text or field differently', () => {
    expect(clashes(read, mine, theirs)).toEqual([{ path: 'name.en', mine: 'Ice', theirs: 'Slush' }]);
    expect(clashes(read, mine, mine)).toEqual([]);
    expect(clashes(read, read, theirs)).toEqual([]);
  });

  it('keeps fields that only one changed, and the selected version of others', () => {
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

  it('sends only changed fields', () => {
    expect(changedKeys(mine, read)).toEqual(['name', 'brand']);
    expect(changedKeys({ ...read, tags: ['a'] }, read)).toEqual([]);
  });
});
