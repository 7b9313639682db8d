import { type FontStyle, type Run, runsOf } from '../fonts/pdf-fonts';

type Document = PDFKit.PDFDocument;

/** A text of one size and color, split into lines. */
export interface FittedText {
  lines: Run[][];
  size: number;
}

// Condensed headings need wider spaces between words.
const wordSpacing: Record<FontStyle, number> = { heading: 0.07, wide: 0, text: 0 };

const options = (style: FontStyle, size: number) => ({
  wordSpacing: wordSpacing[style] * size,
  lineBreak: false,
  baseline: 'alphabetic' as const,
});

function inFont(document: Document, { font }: Run, size: number): Document {
  return document.registerFont(font.name, font.file).font(font.name, size);
}

export const widthOf = (document: Document, runs: readonly Run[], style: FontStyle, size: number): number =>
  runs.reduce(
    (width, run) => width + inFont(document, run, size).widthOfString(run.text, options(style, size)),
    0,
  );

/** Wraps the words into as few lines as the width allows. */
function wrap(document: Document, text: string, style: FontStyle, size: number, width: number): Run[][] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    const fits = widthOf(document, runsOf(longer, style), style, size) <= width;
    if (fits && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => runsOf(line, style));
}

interface Box {
  width: number;
  /** The largest and smallest size. A text that doesn't fit on one line at the smallest size gets two. */
  sizes: readonly [largest: number, smallest: number];
}

/** The minimum readable size. */
const min = 6;

/** Replaces the last tenth of a text by an ellipsis. */
function shortened(text: string): string {
  const characters = [...text];
  return `${characters.slice(0, Math.floor(characters.length * 0.9) - 1).join('')}…`;
}

/**
 * Fits a text into the box at the largest possible size: on one line, or on two if one would be too small. Truncates it
 * below the minimum size.
 */
export function validateText(document: Document, text: string, style: FontStyle, box: Box): FittedText {
  const { width, sizes } = box;
  const [largest, smallest] = sizes;
  for (let size = largest; size >= smallest; size--) {
    const lines = wrap(document, text, style, size, width);
    const widest = Math.max(...lines.map((line) => widthOf(document, line, style, size)));
    if (lines.length === 1 && widest <= width) return { lines, size };
  }
  for (let size = smallest; size >= min; size--) {
    const lines = wrap(document, text, style, size, width);
    const widest = Math.max(...lines.map((line) => widthOf(document, line, style, size)));
    if (lines.length <= 2 && widest <= width) return { lines, size };
  }
  return validateText(document, shortened(text), style, box);
}

/** Draws runs of text on one line, from `x` on the baseline `y`. */
export function writeLine(
  document: Document,
  runs: readonly Run[],
  style: FontStyle,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  let at = x;
  for (const run of runs) {
    inFont(document, run, size).text(run.text, at, y, options(style, size));
    at += document.widthOfString(run.text, options(style, size));
  }
}
