type Ring = {
  /** The number of letters that fit round the tire at full size. */
  letters: number;
  /** The full font size. */
  size: number;
};

/**
 * Returns a text and font size for lettering on a tire. The line is in capitals, repeated until the ring is full, and
 * smaller if it is long.
 */
export function lettering(line: string, language: string, ring: Ring = { letters: 37, size: 66 }) {
  const piece = `${line.replace(/[\s·]+$/, '').toLocaleUpperCase(language)} · `;
  const text = piece.repeat(Math.max(1, Math.round(ring.letters / piece.length))).trim();
  return { text, size: Math.round(ring.size * Math.min(1, ring.letters / text.length)) };
}
