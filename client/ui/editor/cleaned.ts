/** What the server took out of a text, by the path of the text. */
export type Cleaned = { field: string; removed: readonly string[] };

/** Beside what is saved, or handed on to the page that shows it next, what was taken out of it. */
export type WithCleaned = { cleaned?: readonly Cleaned[] | undefined };
