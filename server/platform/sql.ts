/** The format by which `to_char` gives an instant as ISO 8601 in UTC with milliseconds, as a literal. */
export const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** SQL of an instant as ISO 8601 in UTC with milliseconds. */
export const moment = (sql: string): string => `to_char(${sql}, ${iso})`;

/** SQL of a text in three languages in the one that SQL `lang` says, or in English where it has none. */
export const localizedSql = (text: string, lang: string): string =>
  `coalesce(nullif((${text}) ->> ${lang}, ''), (${text}) ->> 'en')`;

/** SQL that folds a text as the words of a search are, and as names are sorted: without case and accents. */
export const foldedSql = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;
