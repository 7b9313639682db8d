import type { WrittenField } from '#server/platform/graphql/written-fields';
import type { Language } from '#server/platform/language/i18n';

/** SQL of each value of a row, by property. */
export interface RowColumns {
  readonly [property: string]: string | Within;
}

/** An object within a row: its columns, and SQL of the condition under which it exists if it is nullable. */
export interface Within {
  holds?: string;
  columns: RowColumns;
}

const object = (pairs: readonly string[], holds?: string): string => {
  const json = `json_build_object(${pairs.join(', ')})`;
  return holds ? `case when ${holds} then ${json} end` : json;
};

export function rowJson(columns: RowColumns, holds?: string): string {
  const pairs = Object.entries(columns).map(
    ([property, sql]) => `'${property}', ${typeof sql === 'string' ? sql : rowJson(sql.columns, sql.holds)}`,
  );
  return object(pairs, holds);
}

/** Returns SQL of a row's JSON with the requested fields; null if a field isn't one of the columns. */
function answerJson(
  columns: RowColumns,
  fields: readonly WrittenField[],
  lang: Language,
  holds?: string,
): string | null {
  const pairs: string[] = [];
  for (const { key, property, of, sql, below } of fields) {
    const stored = property === null ? `'${of}'` : columns[property];
    if (stored === undefined) return null;
    const isResource = typeof stored !== 'string';
    if (isResource !== (below !== null)) return null;
    const value = isResource ? answerJson(stored.columns, below!, lang, stored.holds) : sql(stored, lang);
    if (value === null) return null;
    pairs.push(`'${key}', ${value}`);
  }
  return object(pairs, holds);
}

type Fields = readonly WrittenField[];

// Keyed by the parsed fields of a document, which repeated requests share.
const rows = new WeakMap<RowColumns, WeakMap<Fields, Partial<Record<Language, string | null>>>>();

/**
 * Returns the cached SQL of a row's JSON with the requested fields; null if a field isn't one of the columns.
 */
export function writtenRow(columns: RowColumns, fields: Fields, lang: Language): string | null {
  let ofColumns = rows.get(columns);
  if (!ofColumns) rows.set(columns, (ofColumns = new WeakMap()));
  let inLanguages = ofColumns.get(fields);
  if (!inLanguages) ofColumns.set(fields, (inLanguages = {}));
  let row = inLanguages[lang];
  if (row === undefined) inLanguages[lang] = row = answerJson(columns, fields, lang);
  return row;
}
