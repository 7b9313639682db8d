/** The format by which `to_char` gives an instant as ISO 8601 in UTC with milliseconds, as a literal. */
export const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** SQL of an instant as ISO 8601 in UTC with milliseconds. */
export const moment = (sql: string): string => `to_char(${sql}, ${iso})`;

/** SQL of a text in three languages in the one that SQL `lang` says, or in English where it has none. */
export const localizedSql = (text: string, lang: string): string =>
  `coalesce(nullif((${text}) ->> ${lang}, ''), (${text}) ->> 'en')`;

/** Returns the SQL of `foldSearch`, by which texts are searched and names sorted. */
export const foldSearchSql = (text: string): string => `fold_search(${text})`;

/** Returns the SQL of `foldNumber`, by which numbers of accounts are compared. */
export const foldNumberSql = (number: string): string => `fold_number(${number})`;
