import { foldSearch } from '#server/platform/text/fold';

/** Letters and digits without case, accents and marks, a hyphen for what stands between them, a space for spaces. */
const fold = (text: string): string =>
  foldSearch(text)
    .replace(/\p{M}/gu, '')
    // The Z of 255/35 ZR19 only says that the tire is fast: people look for 255/35 R19.
    .replace(/(?<!\p{L})z(?=r\s?\d)/gu, '')
    .replace(/[^\p{L}\p{N}\s]+/gu, '-')
    .replace(/-*\s[\s-]*/g, ' ')
    .replace(/^[ -]|[ -]$/g, '');

/** The words of a search, folded; "205/55R16" gives "205" and "55r16". */
export const foldWords = (search: string): string[] => fold(search).split(/[ -]/).filter(Boolean);

/** Whether a search asks for anything: signs alone do not. */
export const asksForWords = (search: string): boolean => foldWords(search).length > 0;

/** A line of a text as it is searched: folded, and with a hyphen wherever digits meet letters. */
export const foldLine = (text: string): string =>
  fold(text).replace(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu, '-');

/** Folded text without what parts its words: what is the same to a search. */
export const withoutGaps = (text: string): string => text.replace(/[ -]/g, '');

/** Lines between line breaks, so that each begins and ends with one. */
export const foldLines = (texts: readonly string[]): string =>
  `\n${[...new Set(texts.map(foldLine))].filter(Boolean).join('\n')}\n`;
