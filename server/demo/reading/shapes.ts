import { type LocalizedText, type Language, perLanguage } from '#server/platform/language/i18n';

/** Returns a value if it has the shape. Otherwise throws a ShapeError that names `path`. */
export type Shape<T> = (value: unknown, path: string) => T;

export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

type Fields = Record<string, Shape<unknown>>;
type Values<F extends Fields> = { [Key in keyof F]: ShapeOf<F[Key]> };

/** An error with the path of a value and the expected shape. */
export class ShapeError extends Error {
  constructor(path: string, message: string) {
    super(`${path || 'The file'}: ${message}`);
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'it is missing';
  return `it is ${JSON.stringify(value).slice(0, 60)}`;
}

function fail(path: string, expected: string, value: unknown): never {
  throw new ShapeError(path, `expected ${expected}, but ${describe(value)}`);
}

const at = (path: string, key: string): string => (path ? `${path}.${key}` : key);

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text: Shape<string> = (value, path) =>
  typeof value === 'string' && value !== '' ? value : fail(path, 'a text', value);

export const number: Shape<number> = (value, path) =>
  typeof value === 'number' ? value : fail(path, 'a number', value);

export const flag: Shape<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'true or false', value);

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const oneOf =
  <T extends string>(...options: readonly T[]): Shape<T> =>
  (value, path) =>
    options.find((option) => option === value) ?? fail(path, `one of ${options.join(', ')}`, value);

/** Accepts the values of an enumeration. */
export const oneOfEnum = <T extends string>(values: Record<string, T>): Shape<`${T}`> =>
  oneOf(...Object.values(values).map((value) => `${value}` as const));

export const list =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => shape(item, `${path}[${index}]`))
      : fail(path, 'a list', value);

export const pair =
  <T>(shape: Shape<T>): Shape<[T, T]> =>
  (value, path) => {
    const [first, second, ...others] = list(shape)(value, path);
    return first === undefined || second === undefined || others.length > 0
      ? fail(path, 'a list of two', value)
      : [first, second];
  };

/** Accepts a map from any keys to values of one shape. */
export const mapOf =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value, path) => {
    if (!isMap(value)) return fail(path, 'a map', value);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each, at(path, key))]));
  };

/** Accepts a map with these fields only. */
export function object<R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<Values<R> & Partial<Values<O>>> {
  const fields: Fields = { ...required, ...optional };
  return (value, path) => {
    if (!isMap(value)) return fail(path, 'a map', value);
    const unknown = Object.keys(value).find((key) => !(key in fields));
    if (unknown !== undefined)
      throw new ShapeError(
        at(path, unknown),
        `there is no such field. The fields are ${Object.keys(fields).join(', ')}`,
      );
    const present = Object.entries(fields).filter(([key]) => key in value || key in required);
    const entries = present.map(([key, shape]) => [key, shape(value[key], at(path, key))]);
    return Object.fromEntries(entries) as Values<R> & Partial<Values<O>>;
  };
}

/** Accepts a map whose field `kind` determines its other fields. */
export function byKind<K extends Record<string, Shape<unknown>>>(
  kinds: K,
): Shape<{ [Kind in keyof K]: { kind: Kind } & ShapeOf<K[Kind]> }[keyof K]> {
  type Result = { [Kind in keyof K]: { kind: Kind } & ShapeOf<K[Kind]> }[keyof K];
  return (value, path) => {
    if (!isMap(value)) return fail(path, 'a map', value);
    const { kind: name, ...others } = value;
    const kind = oneOf(...Object.keys(kinds))(name, at(path, 'kind'));
    return { kind, ...(kinds[kind]!(others, path) as object) } as Result;
  };
}

/** Accepts a value in each language. */
export const contentLanguages: readonly Language[] = ['en', 'es', 'fr'];

/** A value in each language, or `missing` where the content has none. */
export const inEachLanguage = <T>(shape: Shape<T>, missing: T): Shape<Record<Language, T>> => {
  const written = object(Object.fromEntries(contentLanguages.map((lang) => [lang, shape])));
  return (value, path) => {
    const values = written(value, path);
    return perLanguage((lang) => values[lang] ?? missing);
  };
};

const inLanguages = inEachLanguage(text, '');

const sameInAll = (value: string): LocalizedText => perLanguage(() => value);

/** Accepts a text in each language, or one for all. */
export const localized: Shape<LocalizedText> = (value, path) =>
  typeof value === 'string' ? sameInAll(text(value, path)) : inLanguages(value, path);

const toRichText = (paragraphs: string): string =>
  paragraphs === ''
    ? ''
    : paragraphs
        .trim()
        .split('\n\n')
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join('');

/** Accepts paragraphs in each language, separated by empty lines. They can contain inline HTML. */
export const richText: Shape<LocalizedText> = (value, path) => {
  const texts = inLanguages(value, path);
  return perLanguage((lang) => toRichText(texts[lang]));
};
