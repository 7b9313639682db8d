import { describe, expect, it } from '@jest/globals';
import { hasSearchWords, foldLine, foldLines, foldWords, withoutGaps } from './fold';

describe('foldWords', () => {
  it.each([
    ['Winter Compounds', ['winter', 'compounds']],
    ['  MÉLANGES   d’hiver ', ['melanges', 'd', 'hiver']],
    ['ﬁtting ＡＢ', ['fitting', 'ab']],
    ['Bœuf, Ægir, STRAẞE, ø, ł, đ', ['boeuf', 'aegir', 'strasse', 'o', 'l', 'd']],
    ['205/55R16', ['205', '55r16']],
    ['205 / 55 - R 16', ['205', '55', 'r', '16']],
    ['บีบ', ['บบ']],
    ['--run--flat--', ['run', 'flat']],
    ['\tone\ntwo', ['one', 'two']],
    ['', []],
    ['?! ---', []],
  ])('splits %j into %j', (search, words) => {
    expect(foldWords(search)).toEqual(words);
    expect(hasSearchWords(search)).toBe(words.length > 0);
  });

  it.each([
    ['255/35 ZR19', ['255', '35', 'r19']],
    ['255/35zr 19', ['255', '35r', '19']],
    ['zr', ['zr']],
    ['zrx', ['zrx']],
    ['z 19', ['z', '19']],
    ['Bronz r19', ['bronz', 'r19']],
    ['xzr19', ['xzr19']],
    ['ZR  19', ['r', '19']],
  ])('drops the Z of the speed rating in %s: %j', (search, words) => {
    expect(foldWords(search)).toEqual(words);
  });
});

describe('searchable line', () => {
  it('has hyphens for separators inside words, and between digits and letters', () => {
    expect(foldLine('205/55R16 91V')).toBe('205-55-r-16 91-v');
    expect(foldLine('Run-flat, all—season')).toBe('run-flat all-season');
    expect(foldLine('M+S')).toBe('m-s');
  });

  it('has no separators at its ends, and only one for several', () => {
    expect(foldLine(' -- Grip - and  -wear! ')).toBe('grip and wear');
    expect(foldLine('(grip) ')).toBe('grip');
    expect(foldLine('a---b')).toBe('a-b');
    expect(foldLine('a - - b')).toBe('a b');
  });

  it('appears once among several lines, between line breaks', () => {
    expect(foldLines(['Grip', '', 'GRIP', '?', 'Wear 1'])).toBe('\ngrip\nwear 1\n');
    expect(foldLines([])).toBe('\n\n');
  });

  it('can be compared without separators', () => {
    expect(withoutGaps('205-55-r-16 91-v')).toBe('20555r1691v');
  });
});
