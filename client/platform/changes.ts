/** What changes for everybody while pages are open. */
export type Changing = 'settings' | 'menus';

const changes = new EventTarget();

/** Tells whoever shows it that it has changed. */
export const announceChange = (name: string): boolean => changes.dispatchEvent(new Event(name));

/** Calls `listener` whenever that has changed on the server; gives what ends it. */
export function onChange(name: Changing, listener: () => void): () => void {
  changes.addEventListener(name, listener);
  return () => changes.removeEventListener(name, listener);
}
