import type { VisiblePartFragment } from '../parts/part.generated';

/** What an issue brings under one heading. */
export type Piece = { heading: string; text: string };

const maxLength = 140;

/** What people read of rich text, cut to the length of a line or two at the end of a word. */
function beginning(html: string): string {
  const text = (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}

/** What an issue brings: its headings, each with how the text below it begins. */
export const contentsOf = (parts: readonly VisiblePartFragment[]): Piece[] =>
  parts.flatMap((part, at) => {
    if (part.kind !== 'heading' || !part.text) return [];
    const next = parts[at + 1];
    return [{ heading: part.text, text: next?.kind === 'text' ? beginning(next.text ?? '') : '' }];
  });
