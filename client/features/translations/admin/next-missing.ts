import type { KeyboardEvent } from 'react';

/** What a field or button has that stands for a text that is missing. */
export const missingMark = { 'data-missing': true } as const;

/** The next text behind an element that is missing; none behind the last. */
export function nextMissing(from: Element): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-missing]')];
  return all.find(
    (each) => !from.contains(each) && from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Goes on to the next missing text by Tab; behind the last, and backwards, Tab does as everywhere. */
export function tabOn(event: KeyboardEvent): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (key !== 'Tab' || shiftKey || altKey || ctrlKey || metaKey) return;
  const next = nextMissing(event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
