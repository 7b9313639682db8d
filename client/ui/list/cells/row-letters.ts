/** The event by which a list hands a letter to what a row has for it. */
export const rowShortcut = 'rowletter';

/** For which letters something in a row does anything, parted by blanks, where `rowShortcut` is listened to. */
export const rowLetters = 'data-letters';

/** Hands a letter to what the row has for it; gives whether it has anything. */
export function handToRow(row: HTMLElement, letter: string): boolean {
  if (!/^[a-z]$/.test(letter)) return false;
  const part = row.querySelector(`[${rowLetters}~="${letter}"]`);
  part?.dispatchEvent(new CustomEvent(rowShortcut, { detail: letter }));
  return part !== null;
}
