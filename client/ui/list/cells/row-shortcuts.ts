/** The event with which a list passes a shortcut to a row. */
export const rowShortcut = 'rowletter';

/** The attribute that lists a row's available shortcuts, separated by spaces. */
export const rowShortcuts = 'data-shortcuts';

/** Passes a shortcut to a row. Returns true if the row handles it. */
export function handToRow(row: HTMLElement, shortcut: string): boolean {
  if (!/^[a-z]$/.test(shortcut)) return false;
  const part = row.querySelector(`[${rowShortcuts}~="${shortcut}"]`);
  part?.dispatchEvent(new CustomEvent(rowShortcut, { detail: shortcut }));
  return part !== null;
}
