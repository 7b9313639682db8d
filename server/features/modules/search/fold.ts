import { foldSearch } from '#server/platform/text/fold';

/** Reduces a text to letters and digits without case, accents and marks, with hyphens for other characters. */
const fold = (text: string): string =>
  foldSearch(text)
    .replace(/\p{M}/gu, '')
    // The Z in 255/35 ZR19 is only a speed rating, and people search for 255/35 R19.
    .replace(/(?<!\p{L})z(?=r\s?\d)/gu, '')
    .replace(/[^\p{L}\p{N}\s]+/gu, '-')
    .replace(/-*\s[\s-]*/g, ' ')
    .replace(/^[ -]|[ -]$/g, '');

/** Returns the normalized words of a search. "205/55R16" gives "205" and "55r16". */
export const foldWords = (search: string): string[] => fold(search).split(/[ -]/).filter(Boolean);

/** Returns true if a search has letters or digits. */
export const hasSearchWords = (search: string): boolean => foldWords(search).length > 0;

/** Normalizes a line of a searched text, with hyphens between digits and letters. */
export const foldLine = (text: string): string =>
  fold(text).replace(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, '-');

/** Returns normalized text without word separators. Texts with the same result are equal for a search. */
export const withoutGaps = (text: string): string => text.replace(/[ -]/g, '');

/** Returns the normalized lines, each between line breaks. */
export const foldLines = (texts: readonly string[]): string =>
  `\n${[...new Set(texts.map(foldLine))].filter(Boolean).join('\n')}\n`;
