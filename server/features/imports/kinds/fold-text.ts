import { foldSearch } from '#server/platform/text/fold';

/** Normalizes a heading or a word of a file for comparison, like a search without marks and punctuation. */
export const foldText = (text: string): string =>
  foldSearch(text)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
