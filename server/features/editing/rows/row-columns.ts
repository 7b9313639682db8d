import type { WrittenField } from '#server/platform/graphql/written-fields';
import type { Language } from '#server/platform/language/i18n';

/** What a row says: SQL of each value by its property. */
export interface RowColumns {
  readonly [property: string]: string | Within;
}

/** A thing within a row: what it says, and where it may be absent SQL of whether it is there. */
export interface Within {
  holds?: string;
  columns: RowColumns;
}

const object = (pairs: readonly string[], holds?: string): string => {
  const json = `json_build_object(${pairs.join(', ')})`;
  return holds ? `case when ${holds} then ${json} end` : json;
};

/** SQL of a row as a JSON object. */
export function rowJson(columns: RowColumns, holds?: string): string {
  const pairs = Object.entries(columns).map(
    ([property, sql]) => `'${property}', ${typeof sql === 'string' ? sql : rowJson(sql.columns, sql.holds)}`,
  );
  return object(pairs, holds);
}

/** SQL of a row as a JSON object of the answer; null where a row does not say all that is asked for. */
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

// By the fields of a document: the same at each request for it.
const rows = new WeakMap<RowColumns, WeakMap<Fields, Partial<Record<Language, string | null>>>>();

/** SQL of a row as it goes into the answer, written once; null where a row does not say all that is asked for. */
export function writtenRow(columns: RowColumns, fields: Fields, lang: Language): string | null {
  let ofColumns = rows.get(columns);
  if (!ofColumns) rows.set(columns, (ofColumns = new WeakMap()));
  let inLanguages = ofColumns.get(fields);
  if (!inLanguages) ofColumns.set(fields, (inLanguages = {}));
  let row = inLanguages[lang];
  if (row === undefined) inLanguages[lang] = row = answerJson(columns, fields, lang);
  return row;
}
