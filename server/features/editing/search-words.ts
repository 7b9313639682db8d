/** A text without case and accents, as `foldedSql` gives it. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The words of a text, without case and accents. */
const wordsOf = (text: string): string[] => foldedText(text).split(/\s+/).filter(Boolean);

/** The words of a search, which was checked, as patterns for `like all`. */
export const wordPatterns = (search: string): string[] =>
  wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
