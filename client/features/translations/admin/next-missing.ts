import type { KeyboardEvent } from 'react';

/** The attribute of a field or button for a missing text. */
export const missingMark = { 'data-missing': true } as const;

/** Returns the next missing text after an element, or undefined. */
export function nextMissing(from: Element): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-missing]')];
  return all.find(
    (each) => !from.contains(each) && from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Moves to the next missing text on Tab. After the last one and with Shift, Tab behaves as usual. */
export function tabOn(event: KeyboardEvent): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (key !== 'Tab' || shiftKey || altKey || ctrlKey || metaKey) return;
  const next = nextMissing(event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
