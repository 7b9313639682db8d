import { foldWords, withoutGaps } from './fold';
import { isOneLetterOff } from './one-letter-off';
import type { SearchIndex } from './search-index';

/** How well something fits a search: its name, words of its name, its tags, its description. Less is better. */
export type Rank = 0 | 1 | 2 | 3;

/** A word of a search as it is looked for. */
interface Word {
  /** In names and tags. */
  near: RegExp;
  /** In descriptions, where letters go on beyond a space in words with digits alone. */
  far: RegExp;
  /** A part of a size, such as 205, R16 or 55R16. */
  isOfSize: boolean;
}

export interface SearchQuery {
  /** Folded and without gaps. */
  whole: string;
  words: readonly Word[];
}

const hasDigit = /\p{N}/u;
const ofSize = /^\p{N}*r?\p{N}+$/u;

/** Where a text holds `word` from the beginning of one of its words on, whatever parts it there. */
function pattern(word: string, gap: string, isOpen: boolean): string {
  const end = !isOpen && /\p{N}$/u.test(word) ? '(?!\\p{N})' : '';
  return [...word].join(gap) + end;
}

const lookingFor = (patterns: readonly string[]): RegExp =>
  new RegExp(`[\\n -](?:${patterns.join('|')})`, 'u');

// 20 and 55 are no 2055.
const twoNumbers = /\p{N} \p{N}/u;

/** The words from one to another as a single one; none where that made one number of two. */
function together(words: readonly string[], from: number, to: number): [word: string, isOpen: boolean][] {
  const taken = words.slice(from, to + 1);
  const isWord = from >= 0 && to < words.length && !twoNumbers.test(taken.join(' '));
  return isWord ? [[taken.join(''), to === words.length - 1]] : [];
}

/**
 * A word alone, or together with the one before or after it. A number has to stand there whole, save the last one of
 * a search, which may still be being typed. `similar` are other words that count as this one.
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

/** Words of fewer letters are other words as soon as one letter is another; so are sizes and codes. */
const maybeMisspelled = /^\p{L}{4,}$/u;

/**
 * What is typed, to be looked for; null where it holds neither letter nor digit. With a vocabulary one wrong letter in
 * each longer word is forgiven.
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

/** The parts of a size have to stand in one name, one tag or one description. */
function holdsSize({ words }: SearchQuery, { names, tags, descriptions }: SearchIndex): boolean {
  const parts = words.filter(({ isOfSize }) => isOfSize);
  if (parts.length < 2) return true;
  const holds = (text: string, where: 'near' | 'far'): boolean =>
    text.split('\n').some((line) => line && parts.every((part) => part[where].test(`\n${line}`)));
  return holds(names, 'near') || holds(tags, 'near') || holds(descriptions, 'far');
}

/** How well a module fits; null where it holds not all words. */
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
