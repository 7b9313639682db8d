type Entries = readonly Partial<Record<string, unknown>>[];

/** Returns the distinct values of a property in the entries of a list. */
export const listed = (entries: unknown, name: string): Set<string> =>
  new Set(((entries ?? []) as Entries).flatMap((entry) => (entry[name] as string | undefined) ?? []));

/** Returns the path of the first entry with this value of a property. */
export const pathOf = (path: string, entries: unknown, name: string, value: string): string =>
  `${path}.${(entries as Entries).findIndex((entry) => entry[name] === value)}.${name}`;

/** Returns the added and removed values of a property in a list. */
export function listChanges(
  before: unknown,
  after: unknown,
  name: string,
): { added: string[]; gone: string[] } {
  const [previous, present] = [listed(before, name), listed(after, name)];
  return {
    added: [...present].filter((id) => !previous.has(id)),
    gone: [...previous].filter((id) => !present.has(id)),
  };
}
