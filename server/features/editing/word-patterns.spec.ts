import { describe, expect, it } from '@jest/globals';
import { soughtPatterns, wordPatterns } from './search-words';

describe('a search of a list', () => {
  it('finds each of its words anywhere, and special characters literally', () => {
    expect(wordPatterns('  Leroy \t50%_a\\b\n')).toEqual(['%leroy%', '%50\\%\\_a\\\\b%']);
    expect(wordPatterns('  ')).toEqual([]);
  });

  it('finds words of three letters anywhere', () => {
    expect(soughtPatterns('Roy étoile')).toEqual([['%roy%'], ['%etoile%']]);
    expect(soughtPatterns('50%')).toEqual([['%50\\%%']]);
  });

  it.each(['l', 'le', '7', '55', 'r1'])('finds %s at the start of words', (word) => {
    const [patterns] = soughtPatterns(word);
    const marks = [...` -.,:;@'"¿¡([/+*=&#>`].map((mark) => `%${mark}${word}%`);
    expect(patterns!.toSorted()).toEqual([`${word}%`, `%\\_${word}%`, ...marks].toSorted());
  });

  it.each(['ан', '東', 'a-', '¿'])('finds %s anywhere, although no index supports it', (word) => {
    expect(soughtPatterns(word)).toEqual([[`%${word}%`]]);
  });
});
