type Entries = readonly Partial<Record<string, unknown>>[];

/** What the entries of a list hold under a name, each once. */
export const listed = (entries: unknown, name: string): Set<string> =>
  new Set(((entries ?? []) as Entries).flatMap((entry) => (entry[name] as string | undefined) ?? []));

/** The path of the first entry that holds a value under a name. */
export const pathOf = (path: string, entries: unknown, name: string, value: string): string =>
  `${path}.${(entries as Entries).findIndex((entry) => entry[name] === value)}.${name}`;

/** What a list holds under a name now and did not before, and what it held and does not now. */
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
