/** A part of a text that was found, and whether it is what the search asked for. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** A text letter by letter, and whether each was asked for. */
interface Letters {
  letters: string[];
  marks: boolean[];
}

/** A text with the marks of its folded copy, in which what was asked for stands between brackets. */
function read(text: string, folded: string): Letters {
  const letters = [...text];
  const marks: boolean[] = [];
  let marked = false;
  for (const letter of folded) {
    if (letter === '[' || letter === ']') marked = letter === '[';
    else marks.push(marked);
  }
  return { letters, marks };
}

function pieces({ letters, marks }: Letters): TextPiece[] {
  const found: TextPiece[] = [];
  for (const [at, letter] of letters.entries()) {
    const marked = marks[at] ?? false;
    const last = found.at(-1);
    // What stands between two words that were asked for belongs to them.
    const between = letter === ' ' && last?.marked && marks[at + 1];
    if (last && (last.marked === marked || between)) last.text += letter;
    else found.push({ text: letter, marked });
  }
  return found;
}

/** A whole text in its pieces. */
export const markedText = (text: string, folded: string): TextPiece[] => pieces(read(text, folded));

const before = 50;
const length = 170;

/** The place behind the space that follows a place, or the place itself where the next is far. */
function nextWord(letters: readonly string[], from: number): number {
  const space = letters.indexOf(' ', from);
  return space < 0 || space > from + 30 ? from : space + 1;
}

/** The part of a longer text in which something was asked for; its beginning where nothing was. */
export function excerpt(text: string, folded: string): TextPiece[] {
  const { letters, marks } = read(text, folded);
  if (letters.length === 0) return [];
  const first = Math.max(0, marks.indexOf(true));
  const from = first > before ? nextWord(letters, first - before) : 0;
  const to = letters.length > from + length ? nextWord(letters, from + length) : letters.length;
  const cut = pieces({ letters: letters.slice(from, to), marks: marks.slice(from, to) });
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...cut,
    ...(to < letters.length ? [{ text: '…', marked: false }] : []),
  ];
}
