import type { VisiblePartFragment } from '../parts/part.generated';

/** A heading of an issue and the text below it. */
export type Piece = { heading: string; text: string };

const maxLength = 140;

/** Returns the plain text of rich text, cut at the end of a word to about two lines. */
function beginning(html: string): string {
  const text = (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}

/** Returns the headings of an issue, each with the beginning of its text. */
export const contentsOf = (parts: readonly VisiblePartFragment[]): Piece[] =>
  parts.flatMap((part, at) => {
    if (part.kind !== 'heading' || !part.text) return [];
    const next = parts[at + 1];
    return [{ heading: part.text, text: next?.kind === 'text' ? beginning(next.text ?? '') : '' }];
  });
