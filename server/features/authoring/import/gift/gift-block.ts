/** The lines of a question without comments, each with its line number. */
export interface GiftBlock {
  lines: { number: number; text: string }[];
  /** Id from a comment `[id:…]`. */
  id: string | null;
  /** Tags from comments `[tag:…]`. */
  tags: string[];
  /** JSON after `treadway:` in a comment. */
  settings: string | null;
  length: number;
  /** True if the question exceeds the maximum length; the rest of it is left out. */
  cut: boolean;
}
