import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOneLetterOff } from './one-letter-off';

describe('typing error in a search word', () => {
  it.each([
    ['winter', 'winter'],
    ['wimter', 'winter'],
    ['binter', 'winter'],
    ['wintem', 'winter'],
    ['wnter', 'winter'],
    ['inter', 'winter'],
    ['winte', 'winter'],
    ['wintter', 'winter'],
    ['xwinter', 'winter'],
    ['winterx', 'winter'],
    ['iwnter', 'winter'],
    ['wintre', 'winter'],
  ])('matches %s when one letter is wrong, missing, extra or swapped', (typed, word) => {
    expect(isOneLetterOff(typed, word)).toBe(true);
  });

  it.each([
    ['wimter', 'winters'],
    ['wimter', 'wintered'],
    ['inter', 'winters'],
    ['wintter', 'wintered'],
    ['iwnter', 'wintered'],
    ['wintre', 'wintered'],
  ])('matches %s when up to two letters follow: %s', (typed, word) => {
    expect(isOneLetterOff(typed, word)).toBe(true);
  });

  it.each([
    ['wimter', 'wintering'],
    ['iwnter', 'wintering'],
    ['wintter', 'wintering'],
    ['inter', 'wintering'],
    ['wimtar', 'winter'],
    ['wtinre', 'winter'],
    ['wi', 'winter'],
    ['winterxx', 'winter'],
    ['summer', 'winter'],
    ['niwter', 'winter'],
    ['wetnir', 'winter'],
    ['wnitex', 'winter'],
    ['wnxter', 'winter'],
    ['wxiter', 'winter'],
    ['abxx', 'ab'],
  ])('does not match %s and %s', (typed, word) => {
    expect(isOneLetterOff(typed, word)).toBe(false);
  });

  // Three letters, because with two, a swapped pair can't contain another wrong letter.
  const letters = ['a', 'b', 'c'];

  /** Returns the text and every text that differs from it by one letter or by two swapped neighbors. */
  function typingsOf(text: string): Set<string> {
    const typings = new Set([text]);
    for (let at = 0; at <= text.length; at++) {
      const [head, tail] = [text.slice(0, at), text.slice(at)];
      if (tail.length > 0) typings.add(head + tail.slice(1));
      if (tail.length > 1) typings.add(head + tail[1] + tail[0] + tail.slice(2));
      for (const letter of letters) {
        typings.add(head + letter + tail);
        if (tail.length > 0) typings.add(head + letter + tail.slice(1));
      }
    }
    return typings;
  }

  it('is tolerated exactly for beginnings that lack up to two letters', () => {
    const words = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(words, words, (typed, word) => {
        const beginnings = [0, 1, 2].map((ending) => word.slice(0, word.length - ending));
        const isNear = beginnings.some((beginning) => typingsOf(beginning).has(typed));
        expect([typed, word, isOneLetterOff(typed, word)]).toEqual([typed, word, isNear]);
      }),
      { numRuns: 1000 },
    );
  });
});
