import { foldWords } from '#server/platform/text/fold';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const within = (word: string): string => `%${escaped(word)}%`;

/** The words of a search, which was checked, as patterns for `like`, each of which has to fit. */
export const wordPatterns = (search: string): string[] => foldWords(search).map(within);

/** What stands before a word of a name, an address or a number that is not its first. */
const separators = [...` -.,:;@_'"¿¡([/+*=&#>`];

/** One or two letters or digits, which an index of trigrams finds where a word begins with them, and nowhere else. */
const isShort = (word: string): boolean => /^[\p{Script=Latin}\p{N}]{1,2}$/u.test(word);

/**
 * The words of a search, which was checked, as patterns for `like`, of which one has to fit for each word: it is found
 * anywhere, and one of one or two letters where a word begins with it.
 */
export const soughtPatterns = (search: string): string[][] =>
  foldWords(search).map((word) =>
    isShort(word) ? [`${word}%`, ...separators.map((mark) => `%${escaped(mark)}${word}%`)] : [within(word)],
  );

/** The same in the words of the API. */
export const shortWords = 'A word of one or two letters or digits is found at the beginning of words only.';
