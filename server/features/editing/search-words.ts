import { foldWords } from '#server/platform/text/fold';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const within = (word: string): string => `%${escaped(word)}%`;

/** Returns the words of a search as `like` patterns, all of which must match. */
export const wordPatterns = (search: string): string[] => foldWords(search).map(within);

/** Characters that can precede a word within a name, an address or a number. */
const separators = [...` -.,:;@_'"¿¡([/+*=&#>`];

/**
 * Returns whether a word has one or two characters. A trigram index finds these only at the beginning of a
 * word.
 */
const isShort = (word: string): boolean => /^[\p{Script=Latin}\p{N}]{1,2}$/u.test(word);

/**
 * Returns `like` patterns for each word of a search, of which one must match. Longer words match anywhere,
 * words of one or two characters only at the beginning of a word.
 */
export const soughtPatterns = (search: string): string[][] =>
  foldWords(search).map((word) =>
    isShort(word) ? [`${word}%`, ...separators.map((mark) => `%${escaped(mark)}${word}%`)] : [within(word)],
  );

/** The rule for short words in descriptions of the API. */
export const shortWords = 'A word of one or two letters or digits is found at the beginning of words only.';
