/** The lines of one question, comments taken out, each with its number in the file. */
export interface GiftBlock {
  lines: { number: number; text: string }[];
  /** From a comment `[id:…]` beside the question. */
  id: string | null;
  /** From comments `[tag:…]`. */
  tags: string[];
  /** The text behind a comment's `treadway:`. */
  settings: string | null;
  length: number;
  /** Whether the question is too long to be one; the rest of it is left out. */
  cut: boolean;
}
