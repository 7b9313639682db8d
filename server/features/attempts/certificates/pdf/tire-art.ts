import { runsOf } from '../fonts/pdf-fonts';
import { widthOf, writeLine } from './pdf-text';

type Document = PDFKit.PDFDocument;

const rubber = '#141619';
const art = ['#08090a', '#23262a', '#3d4145', '#66696e'] as const;

/** A side view of a tire, cut off by the page. `line` is the lettering. */
interface Tire {
  x: number;
  y: number;
  radius: number;
  line: string;
  letterColour: string;
}

interface Ring {
  /** A fraction of the tire's radius. */
  radius: number;
  width: number;
  colour: string;
  /** The number of pieces in the ring, and the drawn fraction of each. */
  pieces?: [count: number, share: number];
}

const rings: Ring[] = [
  { radius: 0.972, width: 0.044, colour: art[1], pieces: [96, 0.78] },
  { radius: 0.932, width: 0.018, colour: art[0], pieces: [192, 0.6] },
  { radius: 0.904, width: 0.003, colour: art[2] },
  { radius: 0.872, width: 0.002, colour: art[2] },
  { radius: 0.688, width: 0.002, colour: art[2] },
  { radius: 0.564, width: 0.003, colour: art[2] },
  { radius: 0.536, width: 0.032, colour: art[1], pieces: [240, 0.35] },
  { radius: 0.508, width: 0.003, colour: art[3] },
  { radius: 0.48, width: 0.01, colour: art[2] },
];

function drawRing(document: Document, tire: Tire, { radius, width, colour, pieces }: Ring): void {
  const size = radius * tire.radius;
  document.circle(tire.x, tire.y, size).lineWidth(width * tire.radius);
  if (pieces) {
    const [count, share] = pieces;
    const piece = (2 * Math.PI * size) / count;
    document.dash(piece * share, { space: piece * (1 - share) });
  }
  document.stroke(colour).undash();
}

/** Repeats the line in capitals around the tire. One repetition is centered at the right. */
function drawLettering(document: Document, tire: Tire): void {
  const size = tire.radius * 0.118;
  const radius = tire.radius * 0.735;
  const length = 2 * Math.PI * radius;
  const piece = [...`${tire.line.toLocaleUpperCase()} · `];
  const widths = piece.map((letter) => widthOf(document, runsOf(letter, 'wide'), 'wide', size));
  const pieceWidth = widths.reduce((sum, width) => sum + width, 0);
  const times = Math.max(1, Math.floor(length / (pieceWidth * 1.04)));
  const stretch = length / (times * pieceWidth);
  document.fillColor(tire.letterColour);
  const word = widths.slice(0, -3).reduce((sum, width) => sum + width, 0) * stretch;
  let at = (radius * Math.PI - word) / 2;
  for (let index = 0; index < times * piece.length; index++) {
    const letter = piece[index % piece.length]!;
    const width = widths[index % piece.length]!;
    const turn = ((at + (width * stretch) / 2) / radius) * (180 / Math.PI);
    document.save().rotate(turn, { origin: [tire.x, tire.y] });
    const place = { x: tire.x - width / 2, y: tire.y - radius, size };
    if (letter.trim()) writeLine(document, runsOf(letter, 'wide'), 'wide', place);
    document.restore();
    at += width * stretch;
  }
}

export function drawTire(document: Document, tire: Tire): void {
  document.circle(tire.x, tire.y, tire.radius * 0.95).fill(rubber);
  for (const ring of rings) drawRing(document, tire, ring);
  document.circle(tire.x, tire.y, tire.radius * 0.475).fill(art[0]);
  drawLettering(document, tire);
}

const mark =
  'M2 5.5 L14.8 3v7.2L2 12.2Z M30 5.5 L17.2 3v7.2L30 12.2Z M9 14.2 14.8 13v7L9 21.2Z M23 14.2 17.2 13v7l5.8 1.2Z ' +
  'M9 23.6 14.8 22.4V30L9 27.6Z M23 23.6 17.2 22.4V30L23 27.6Z';

/** Draws the portal's logo with `size` as height and width. */
export function drawMark(document: Document, x: number, y: number, size: number, colour: string): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 32)
    .path(mark)
    .fill(colour)
    .restore();
}

/** Draws a row of slanted blocks, which marks completion. */
export function drawTread(document: Document, x: number, y: number, colour: string): void {
  for (let block = 0; block < 10; block++) {
    const left = x + block * 17;
    document.polygon([left + 3, y], [left + 16, y], [left + 13, y + 9], [left, y + 9]);
  }
  document.fill(colour);
}
