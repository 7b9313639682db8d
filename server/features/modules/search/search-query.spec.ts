import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { type Rank, rankOf, readSearch } from './search-query';
import { searchIndexOf, vocabularyOf } from './search-index';

const texts = (en: string, es = '', fr = '') => ({ en, es, fr });

const winter = searchIndexOf({
  nameTranslations: texts('Winter compounds', 'Compuestos de invierno', 'Mélanges d’hiver'),
  descriptionTranslations: texts(
    '<p>A run-flat tire for all-season use on 18&nbsp;inch wheels.</p><p>In terms of grip: Bœuf &amp; <strong>ice</strong></p>',
    '<p>Presión en frío</p>',
  ),
  tags: ['205/55 R16 91V', '195/65 R15', '255/35 ZR19', '3PMSF', 'M+S', '7.50-16'],
});

const rank = (search: string): Rank | null => {
  const query = readSearch(search);
  return query && rankOf(query, winter);
};
const forgivingRank = (search: string): Rank | null =>
  rankOf(readSearch(search, vocabularyOf([winter]))!, winter);

describe('search for a size or code', () => {
  it.each([
    '205/55 R16',
    '205/55',
    '205/55R16',
    '205 55r16',
    '205-55-16',
    'r16 205/55',
    '20555r16',
    '205 / 55 R 16 91v',
    'R16',
    '205/5',
    '255/35R19',
    '255/35 zr 19',
    '3pmsf',
    'm+s',
    'MS',
    '7.50-16',
    '750 16',
  ])('finds it as %s', (search) => expect(rank(search)).toBe(2));

  it.each([
    ['is another number', '215/55 R16'],
    ['is another rim', '205/55 R17'],
    ['is mixed from two sizes', '205/65 R15'],
    ['begins in the middle of a number', '05/55'],
    ['ends in the middle of a number, and more follows', '20/55'],
    ['has one digit too few, and more follows', '205/5 R16'],
    ['is longer', '205/55 R160'],
  ])('doesn’t find it when it %s', (_what, search) => {
    expect([rank(search), forgivingRank(search)]).toEqual([null, null]);
  });

  it('combines with words from other texts', () => {
    expect(rank('winter 205/55')).toBe(2);
    expect(rank('R16 run-flat winter')).toBe(3);
    expect(rank('3PMSF 205/55 R16')).toBe(2);
    expect(rank('205/55 summer')).toBeNull();
  });
});

describe('search for a word', () => {
  it.each([
    ['winter compounds', 0],
    ['  WINTER—Compounds ', 0],
    ['mélanges d’hiver', 0],
    ['melanges', 1],
    ['compo', 1],
    ['compounds winter', 1],
    ['invierno winter', 1],
    ['winter 3pmsf', 2],
    ['boeuf', 3],
    ['ice', 3],
    ['PRESION', 3],
    ['runflat', 3],
    ['run flat', 3],
    ['allseason', 3],
    ['18 inch', 3],
  ] as const)('ignores case, accents, hyphens and spaces: %s has rank %d', (search, expected) => {
    expect(rank(search)).toBe(expected);
  });

  it.each(['strong', 'nbsp', 'amp', 'inter', 'ounds', 'wintr'])('doesn’t find %s', (search) => {
    expect(rank(search)).toBeNull();
  });

  it.each([
    'wintr',
    'wimter',
    'wintter',
    'wniter',
    'winte',
    'binter',
    'compund',
    'sesaon',
    'winter compuonds',
  ])('tolerates one wrong letter: %s', (search) => expect(forgivingRank(search)).not.toBeNull());

  it.each(['wntr', 'wimtar', 'icy', 'winters end', 'cold'])(
    'doesn’t find %s even with typing errors allowed',
    (search) => {
      expect(forgivingRank(search)).toBeNull();
    },
  );
});

describe('any module search', () => {
  it.each(['%', '_', '.*', '\\', '(', '[]', '🛞', '---', '\u200b', '\0'])(
    'is empty without letters: %s',
    (search) => {
      expect(readSearch(search)).toBeNull();
    },
  );

  it('treats patterns literally', () => {
    expect([rank('w.nter'), rank('wi_xer'), rank('win%'), rank('winter|summer'), rank('(winter)')]).toEqual([
      null,
      null,
      1,
      null,
      1,
    ]);
  });

  it('completes, and finds the text it was made from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const query = readSearch(text, ['winter', 'compounds']);
        if (query) rankOf(query, winter);
        const same = searchIndexOf({
          nameTranslations: texts(text),
          descriptionTranslations: texts(''),
          tags: [],
        });
        expect(query === null || rankOf(readSearch(text)!, same) !== null).toBe(true);
      }),
    );
  });
});
