import { maxCellLength } from '../sheet';

// Characters that XML can't contain or would change, and sequences that workbooks read as an escape.
const unwritable = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const written = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const needsCare = /[\p{Cc}&<>\uFFFE\uFFFF]|_x/u;

/** Escapes a text for the XML of a workbook, truncated to the maximum length of a cell. */
export function xmlText(text: string): string {
  const held = text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
  if (!needsCare.test(held)) return held;
  return held.replace(unwritable, written).replace(/[&<>]/g, (mark) => marks[mark]!);
}
