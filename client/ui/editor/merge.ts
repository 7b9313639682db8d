import isEqual from 'fast-deep-equal';

type Values = Record<string, unknown>;

/** A field, or one language of it, that two people have changed to different values. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string') &&
  'en' in value;

/** Flattens values by path. Each language of a localized text gets its own path, such as `name.en`. */
function flat(values: object): Values {
  const entries = Object.entries(values).flatMap(([key, value]) =>
    isTexts(value)
      ? Object.entries(value).map(([language, text]) => [`${key}.${language}`, text] as const)
      : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}

function unflat<T extends object>(shape: T, values: Values): T {
  const entries = Object.entries(shape).map(([key, value]) => {
    if (!isTexts(value)) return [key, values[key]];
    return [key, Object.fromEntries(Object.keys(value).map((each) => [each, values[`${key}.${each}`]]))];
  });
  return Object.fromEntries(entries) as T;
}

/** Returns the fields that differ from the values read. */
export const changedKeys = <T extends object>(values: T, read: T): (keyof T)[] =>
  (Object.keys(values) as (keyof T)[]).filter((key) => !isEqual(values[key], read[key]));

/** Returns only the changed fields of an input. `parts` maps fields to input names that differ. */
export const changesIn = <Sent extends object, Name extends PropertyKey>(
  input: Sent,
  changed: readonly Name[],
  parts: Partial<Record<Name, readonly (keyof Sent)[]>> = {},
): Partial<Sent> => {
  const names = new Set<PropertyKey>(
    changed.flatMap((name): readonly PropertyKey[] => parts[name] ?? [name]),
  );
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name))) as Partial<Sent>;
};

/** Returns the fields that two people have changed to different values since `read`. */
export function clashes<T extends object>(read: T, mine: T, theirs: T): Clash[] {
  const [base, own, other] = [flat(read), flat(mine), flat(theirs)];
  return Object.keys(own)
    .filter((path) => !isEqual(own[path], base[path]) && !isEqual(other[path], base[path]))
    .filter((path) => !isEqual(own[path], other[path]))
    .map((path) => ({ path, mine: own[path], theirs: other[path] }));
}

/** Merges both people's changes since `read`. Clashes keep `mine`, except for the paths in `taken`. */
export function merged<T extends object>(read: T, mine: T, theirs: T, taken: ReadonlySet<string>): T {
  const [base, own, other] = [flat(read), flat(mine), flat(theirs)];
  const values = Object.entries(own).map(([path, value]) => {
    const isMine = !isEqual(value, base[path]) && !taken.has(path);
    return [path, isMine ? value : other[path]];
  });
  return unflat(mine, Object.fromEntries(values));
}
