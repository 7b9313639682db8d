/** The event by which a list hands a letter to what a row has for it. */
export const rowShortcut = 'rowletter';

/** For which letters something in a row does anything, parted by blanks, where `rowShortcut` is listened to. */
export const rowShortcuts = 'data-shortcuts';

/** Hands a letter to what the row has for it; gives whether it has anything. */
export function handToRow(row: HTMLElement, shortcut: string): boolean {
  if (!/^[a-z]$/.test(shortcut)) return false;
  const part = row.querySelector(`[${rowShortcuts}~="${shortcut}"]`);
  part?.dispatchEvent(new CustomEvent(rowShortcut, { detail: shortcut }));
  return part !== null;
}
