/** A part of a found text, and whether it matches the search. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** The characters of a text, and whether each matches. */
interface Letters {
  letters: string[];
  marks: boolean[];
}

/** Transfers the marks of a normalized copy, in which matches are in brackets, to the text. */
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
    // The space between two matching words counts as part of the match.
    const between = letter === ' ' && last?.marked && marks[at + 1];
    if (last && (last.marked === marked || between)) last.text += letter;
    else found.push({ text: letter, marked });
  }
  return found;
}

/** Returns a whole text in pieces. */
export const markedText = (text: string, folded: string): TextPiece[] => pieces(read(text, folded));

const before = 50;
const length = 170;

/** Returns the position after the next space, or the position itself if that is too far. */
function nextWord(letters: readonly string[], from: number): number {
  const space = letters.indexOf(' ', from);
  return space < 0 || space > from + 30 ? from : space + 1;
}

/** Returns the part of a longer text that contains a match, or its beginning. */
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
