/** The words of a text, without case and accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);

/** The words of a search, which was checked, as patterns for `like all`. */
export const wordPatterns = (search: string): string[] =>
  wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** SQL that folds a text as the words of a search are: without case and accents. */
export const foldedSql = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;
