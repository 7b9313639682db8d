import { describe, expect, it } from '@jest/globals';
import { soughtPatterns, wordPatterns } from './search-words';

describe('search patterns', () => {
  it('match each word anywhere, with special characters escaped', () => {
    expect(wordPatterns('  Leroy \t50%_a\\b\n')).toEqual(['%leroy%', '%50\\%\\_a\\\\b%']);
    expect(wordPatterns('  ')).toEqual([]);
  });

  it('match words of three letters anywhere', () => {
    expect(soughtPatterns('Roy étoile')).toEqual([['%roy%'], ['%etoile%']]);
    expect(soughtPatterns('50%')).toEqual([['%50\\%%']]);
  });

  it.each(['l', 'le', '7', '55', 'r1'])('match %s only at the start of words', (word) => {
    const [patterns] = soughtPatterns(word);
    const marks = [...` -.,:;@'"¿¡([/+*=&#>`].map((mark) => `%${mark}${word}%`);
    expect(patterns!.toSorted()).toEqual([`${word}%`, `%\\_${word}%`, ...marks].toSorted());
  });

  it.each(['ан', '東', 'a-', '¿'])('match %s anywhere, without an index', (word) => {
    expect(soughtPatterns(word)).toEqual([[`%${word}%`]]);
  });
});
