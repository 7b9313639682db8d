import { textLanguages } from '../language/languages';

/** The `to_char` format of ISO 8601 in UTC with milliseconds, as an SQL literal. */
export const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Returns SQL of an instant as ISO 8601 in UTC with milliseconds. */
export const moment = (sql: string): string => `to_char(${sql}, ${iso})`;

/** Returns the SQL of a text in all of its languages, with spaces between. */
export const allLanguagesSql = (text: string): string =>
  textLanguages.map(({ code }) => `coalesce(${text}->>'${code}', '')`).join(" || ' ' || ");

/** Returns SQL of a localized text in the language of the SQL expression `lang`, or in English if it is empty. */
export const localizedSql = (text: string, lang: string): string =>
  `coalesce(nullif((${text}) ->> ${lang}, ''), (${text}) ->> 'en')`;

/** Returns SQL of `foldSearch`, which normalizes texts for search and sorting. */
export const foldSearchSql = (text: string): string => `fold_search(${text})`;

/** Returns SQL of `foldNumber`, which normalizes account numbers for comparison. */
export const foldNumberSql = (number: string): string => `fold_number(${number})`;

/** Returns a default value of a `jsonb` column as PostgreSQL writes it, which TypeORM compares with the database. */
export const jsonbDefault = (value: object): string =>
  `'${JSON.stringify(value)
    .replaceAll(/(?<=[,:])/g, ' ')
    .replaceAll("'", "''")}'`;
