import { describe, expect, it } from '@jest/globals';
import { foldedText, soughtPatterns, wordPatterns } from './search-words';

describe('a search of a list', () => {
  it('is folded without case and accents', () => {
    expect(foldedText('Étienne ＬＥＲＯＹ')).toBe('etienne leroy');
  });

  it('looks for each of its words anywhere, and for signs as they are', () => {
    expect(wordPatterns('  Leroy \t50%_a\\b\n')).toEqual(['%leroy%', '%50\\%\\_a\\\\b%']);
    expect(wordPatterns('  ')).toEqual([]);
  });

  it('looks for words of three letters anywhere', () => {
    expect(soughtPatterns('Roy étoile')).toEqual([['%roy%'], ['%etoile%']]);
    expect(soughtPatterns('50%')).toEqual([['%50\\%%']]);
  });

  it.each(['l', 'le', '7', '55', 'r1'])('looks for %s where a word begins with it', (word) => {
    const [patterns] = soughtPatterns(word);
    const marks = [...` -–—.,:;@'’"“«¿¡([/+*=&#>\n`].map((mark) => `%${mark}${word}%`);
    expect(patterns!.toSorted()).toEqual([`${word}%`, `%\\_${word}%`, ...marks].toSorted());
  });

  it.each(['ан', '東', 'a-', '¿'])('looks for %s, which no index finds, anywhere', (word) => {
    expect(soughtPatterns(word)).toEqual([[`%${word}%`]]);
  });
});
