/** The formatting that the server removed from a text, with the text's path. */
export type Cleaned = { field: string; removed: readonly string[] };

/** A saved record, or a navigation state, with the formatting that was removed from it. */
export type WithCleaned = { cleaned?: readonly Cleaned[] | undefined };
