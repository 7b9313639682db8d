import { foldWords, withoutGaps } from './fold';
import { isOneLetterOff } from './one-letter-off';
import type { SearchIndex } from './search-index';

/** The rank of a match: the name, words of the name, the tags, or the description. Lower is better. */
export type Rank = 0 | 1 | 2 | 3;

/** A word of a search. */
interface Word {
  /** For names and tags. */
  near: RegExp;
  /** For descriptions, where letters match across spaces only in words with digits. */
  far: RegExp;
  /** True for a part of a tire size, such as 205, R16 or 55R16. */
  isOfSize: boolean;
}

export interface SearchQuery {
  /** Normalized, without separators. */
  whole: string;
  words: readonly Word[];
}

const hasDigit = /\p{N}/u;
const ofSize = /^\p{N}*r?\p{N}+$/u;

/** Returns a pattern that matches `word` from the start of a word, across separators. */
function pattern(word: string, gap: string, isOpen: boolean): string {
  const end = !isOpen && /\p{N}$/u.test(word) ? '(?!\\p{N})' : '';
  return [...word].join(gap) + end;
}

const lookingFor = (patterns: readonly string[]): RegExp =>
  new RegExp(`[\\n -](?:${patterns.join('|')})`, 'u');

// 20 and 55 must not match 2055.
const twoNumbers = /\p{N} \p{N}/u;

/** Joins the words from one index to another. Returns none if that would join two numbers. */
function together(words: readonly string[], from: number, to: number): [word: string, isOpen: boolean][] {
  const taken = words.slice(from, to + 1);
  const isWord = from >= 0 && to < words.length && !twoNumbers.test(taken.join(' '));
  return isWord ? [[taken.join(''), to === words.length - 1]] : [];
}

/**
 * Matches a word alone, or joined with the previous or next one. Numbers must match completely, except the last one,
 * which may still be being typed. `similar` are other words that count as this one.
 */
function wordAt(words: readonly string[], at: number, similar: readonly string[]): Word {
  const spellings = [
    ...together(words, at, at),
    ...together(words, at - 1, at),
    ...together(words, at, at + 1),
  ];
  const inDescription = (word: string) => (hasDigit.test(word) ? '[ -]?' : '-?');
  return {
    near: lookingFor([...spellings.map(([word, isOpen]) => pattern(word, '[ -]?', isOpen)), ...similar]),
    far: lookingFor([
      ...spellings.map(([word, isOpen]) => pattern(word, inDescription(word), isOpen)),
      ...similar,
    ]),
    isOfSize: ofSize.test(words[at]!),
  };
}

/** Shorter words, sizes and codes mean something else with one letter changed. */
const maybeMisspelled = /^\p{L}{4,}$/u;

/**
 * Parses a search; null if it has neither letters nor digits. With a vocabulary, allows one wrong letter in each longer
 * word.
 */
export function readSearch(search: string, vocabulary: readonly string[] = []): SearchQuery | null {
  const words = [...new Set(foldWords(search))];
  if (words.length === 0) return null;
  const similarTo = (typed: string): string[] =>
    maybeMisspelled.test(typed) ? vocabulary.filter((word) => isOneLetterOff(typed, word)) : [];
  return {
    whole: withoutGaps(words.join('')),
    words: words.map((word, at) => wordAt(words, at, similarTo(word))),
  };
}

/** Returns true if all parts of a size are in one name, one tag or one description. */
function holdsSize({ words }: SearchQuery, { names, tags, descriptions }: SearchIndex): boolean {
  const parts = words.filter(({ isOfSize }) => isOfSize);
  if (parts.length < 2) return true;
  const holds = (text: string, where: 'near' | 'far'): boolean =>
    text.split('\n').some((line) => line && parts.every((part) => part[where].test(`\n${line}`)));
  return holds(names, 'near') || holds(tags, 'near') || holds(descriptions, 'far');
}

/** Returns the rank of a module; null if it lacks a word. */
export function rankOf(query: SearchQuery, index: SearchIndex): Rank | null {
  const { names, tags, descriptions } = index;
  const { words, whole } = query;
  let rank: Rank = 1;
  for (const { near, far } of words) {
    if (near.test(names)) continue;
    if (near.test(tags)) rank = Math.max(rank, 2) as Rank;
    else if (far.test(descriptions)) rank = 3;
    else return null;
  }
  if (!holdsSize(query, index)) return null;
  return rank === 1 && withoutGaps(names).includes(`\n${whole}\n`) ? 0 : rank;
}
