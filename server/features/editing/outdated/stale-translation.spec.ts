import { describe, expect, it } from '@jest/globals';
import { isSame, leftBehind, type Said, translationsIn } from './stale-translation';

const said = (lang: 'es' | 'fr', en: string, text: string) => ({ lang, en, text });
const spanish = (...pairs: [string, string][]) => pairs.map(([en, text]) => said('es', en, text));

describe('translationsIn', () => {
  it('finds nested translations that have an English text', () => {
    expect(
      translationsIn({
        name: { en: 'Snow', es: 'Nieve' },
        parts: [{ rows: [{ cells: [{ en: 'Ice', es: '', fr: 'Glace' }] }] }, null, 7],
        alt: { en: '', es: 'Rueda', fr: '' },
      }),
    ).toEqual([said('es', 'Snow', 'Nieve'), said('fr', 'Ice', 'Glace')]);
  });
});

describe('leftBehind', () => {
  const was = spanish(['Snow', 'Nieve'], ['Ice', 'Hielo']);
  const left = (...pairs: [string, string][]) =>
    leftBehind(was, spanish(...pairs)).map(({ en, text, was: before }) => [before, en, text]);

  it('returns translations that stayed when their English text changed', () => {
    expect(left(['Deep snow', 'Nieve'], ['Ice', 'Hielo'])).toEqual([['Snow', 'Deep snow', 'Nieve']]);
  });

  it('ignores translations that changed too, were deleted or moved, or still have their English text elsewhere', () => {
    expect(left(['Deep snow', 'Nieve honda'], ['Ice', 'Hielo'])).toEqual([]);
    expect(left(['Ice', 'Hielo'])).toEqual([]);
    expect(left(['Ice', 'Hielo'], ['Snow', 'Nieve'])).toEqual([]);
    expect(left(['Snow', 'Nieve'], ['Ice', 'Hielo'], ['Frost', 'Hielo'])).toEqual([]);
  });

  it('finds them after an inserted entry', () => {
    expect(left(['New', 'Nuevo'], ['Deep snow', 'Nieve'], ['Ice', 'Hielo'])).toEqual([
      ['Snow', 'Deep snow', 'Nieve'],
    ]);
  });

  it('compares duplicate texts as groups, so a change of one copy is enough', () => {
    const tires = (...english: string[]) => spanish(...english.map((en): [string, string] => [en, 'Llanta']));
    const told = (before: Said[], after: Said[]) => leftBehind(before, after).map(({ was: en }) => en);
    expect(told(tires('Tire', 'Tire'), tires('Tire', 'Wheel'))).toEqual(['Tire']);
    expect(told(tires('Tire', 'Tire', 'Wheel'), tires('Tire', 'Wheel', 'Wheel'))).toEqual(['Tire']);
    expect(told(tires('Tire'), tires('Tire', 'Tire'))).toEqual([]);
    expect(told(tires('Tire', 'Tire'), tires('Tire'))).toEqual([]);
  });

  it('compares each language separately', () => {
    expect(leftBehind([said('es', 'Tire', 'Pro')], [said('fr', 'Tires', 'Pro')])).toEqual([]);
  });
});

describe('isSame', () => {
  it('ignores the order of translations', () => {
    expect(isSame(spanish(['a', 'b'], ['c', 'd']), spanish(['c', 'd'], ['a', 'b']))).toBe(true);
    expect(isSame(spanish(['a', 'b']), spanish(['a', 'c']))).toBe(false);
    const [once, other]: [string, string][] = [
      ['a', 'b'],
      ['c', 'b'],
    ];
    expect(isSame(spanish(once!, once!, other!), spanish(once!, other!, other!))).toBe(false);
  });
});
