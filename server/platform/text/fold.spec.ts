import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldAnswer, foldCode, foldNumber, foldSearch, foldWords } from './fold';

describe('foldCode', () => {
  it.each([
    [' 205/55r16 ', '205/55R16'],
    ['２05/55R16', '205/55R16'],
    ['GR\u00a077', 'gr 77'],
    ['GR–77', 'GR-77'],
    ['GR\u200b77', 'gr77'],
    ['İ', 'I'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['  a  ', 'a'],
    ['a\tb', 'a b'],
  ])('makes %j equal to %j', (one, other) => {
    expect(foldCode(one)).toBe(foldCode(other));
  });

  it.each([
    ['205/55 R16', '205/55R16'],
    ['gruß', 'GRUSS'],
    ['é', 'e'],
    ['a  b', 'a b'],
    ["driver's", 'driver’s'],
    ['7,5', '7.5'],
    ['7.5×17', '7.5x17'],
  ])('distinguishes %j from %j', (one, other) => {
    expect(foldCode(one)).not.toBe(foldCode(other));
  });
});

describe('foldNumber', () => {
  it.each([
    ['BG–20017', 'bg20017'],
    ['BG−20 017', 'bg20017'],
    ['\u202fＢＧ‑20\u00a0017\t', 'bg20017'],
    ['GR-77/1', 'gr77/1'],
    ['– —', ''],
  ])('folds %j to %j', (number, expected) => {
    expect(foldNumber(number)).toBe(expected);
  });
});

describe('foldSearch', () => {
  it.each([
    ['Łukasz', 'lukasz'],
    ['O’Brien', "o'brien"],
    ['O´Brien', "o'brien"],
    ['O`Brien', "o'brien"],
    ['CŒUR Ægir Straße STRAẞE', 'coeur aegir strasse strasse'],
    ['Øre Đà ðog Þór', 'ore da dog thor'],
    ['Iıİ', 'iii'],
    ['ŧ ħ ŋ ȷ', 't h n j'],
    ['  a \t\n\u2003b ', 'a b'],
    ['all‑season – all—year', 'all-season - all-year'],
    ['«a» “b”', '"a" "b"'],
    ["17'' 17″", '17" 17"'],
    ['ﬁtting ＡＢ', 'fitting ab'],
    ['7.5×17, 7 ✕ 9, ×2, a×b', '7.5x17, 7 x 9, ×2, a×b'],
    ['1,5', '1,5'],
    ['a\u200bb', 'ab'],
    ['ΟΔΟΣ', 'οδοσ'],
  ])('folds %j to %j', (text, expected) => {
    expect(foldSearch(text)).toBe(expected);
  });

  it('folds word by word', () => {
    expect(foldWords('  Łukasz\u00a0 O’Brien ')).toEqual(['lukasz', "o'brien"]);
    expect(foldWords(' ')).toEqual([]);
  });
});

describe('foldAnswer', () => {
  it.each([
    ['7,5', '7.5'],
    ['-7,5', '-7.5'],
    [',5', '.5'],
    ['2,50 €', '2.50 €'],
    ['7,5 mm', '7.5 mm'],
    ['1,2,3', '1,2,3'],
    ['front, 2', 'front, 2'],
    ['10,', '10,'],
    ['10–12', '10-12'],
  ])('folds %j to %j', (answer, expected) => {
    expect(foldAnswer(answer)).toBe(expected);
  });
});

it.each([foldNumber, foldSearch, foldAnswer])('leaves a folded text unchanged: %o', (fold) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (any) => {
      expect(fold(fold(any))).toBe(fold(any));
    }),
  );
});
