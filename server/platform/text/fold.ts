// The SQL functions fold_code, fold_number, fold_answer and fold_search do the same. After a change here, a migration
// must change them too and rebuild their indexes and search_text.words; fold-sql.spec.ts compares both.

const invisible = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g;
const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const dashes =
  /[\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2796\u2e17\u2e1a\u2e3a\u2e3b\u301c\u3030\u30a0]/g;
const spaces = /[\t-\r\u0085\u1680\u2028\u2029]/g;
const singleQuotes =
  /[\u0060\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u055a\u05f3\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\ua78c]/g;
const doubleQuotes = /[\u00ab\u00bb\u02ba\u02ee\u05f4\u201c-\u201f\u275d\u275e\u301d-\u301f]/g;
const letters: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th' },
  ...{ ø: 'o', ł: 'l', ð: 'd', đ: 'd', ı: 'i', ȷ: 'j', ħ: 'h', ŧ: 't', ŋ: 'n', ς: 'σ' },
};
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** Returns the text in lower case, each letter by itself: İ becomes one letter, and Σ is the same at the end of a word. */
const toLower = (text: string): string => text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');

/**
 * Normalizes an exact code for comparison. Ignores case, outer spaces, invisible characters, and variants of dashes,
 * spaces and full-width forms.
 */
export const foldCode = (text: string): string =>
  toLower(
    text
      .replace(invisible, '')
      .normalize('NFKC')
      .replace(dashes, '-')
      .replace(spaces, ' ')
      .replace(/^ +| +$/g, ''),
  );

/** Normalizes the number of an account or certificate for comparison: like a code, without spaces and dashes. */
export const foldNumber = (text: string): string => foldCode(text).replace(/[- ]/g, '');

/**
 * Normalizes a text for searching and for sorting names. Ignores everything that `foldCode` ignores, repeated spaces,
 * accents, ligatures, letters such as ø and ł, variants of quotes, and × for x between numbers.
 */
export const foldSearch = (text: string): string =>
  text
    // NFKD would replace an acute accent, which people type as an apostrophe, by a space.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(marks, '')
    .toLowerCase()
    .replace(otherLetters, (letter) => letters[letter]!)
    .replace(dashes, '-')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replaceAll("''", '"')
    .replace(spaces, ' ')
    .replace(/ +/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/([0-9] ?)[×✕✖](?= ?[0-9])/g, '$1x');

/** Normalizes a short answer for comparison: like a search, with a decimal comma as a point, with or without a unit. */
export const foldAnswer = (text: string): string =>
  foldSearch(text).replace(/^([-+]?[0-9]*),([0-9]+)(?=[^0-9]*$)/, '$1.$2');

/** Returns the normalized words of a text for searching. */
export const foldWords = (text: string): string[] => foldSearch(text).split(' ').filter(Boolean);
