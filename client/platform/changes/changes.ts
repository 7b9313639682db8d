/** Data that can change for everyone while pages are open. */
export type Changing = 'settings' | 'menus';

const changes = new EventTarget();

/** Notifies the listeners that the data with this name has changed. */
export const announceChange = (name: string): boolean => changes.dispatchEvent(new Event(name));

/** Calls `listener` whenever this data has changed on the server. Returns a function that stops listening. */
export function onChange(name: Changing, listener: () => void): () => void {
  changes.addEventListener(name, listener);
  return () => changes.removeEventListener(name, listener);
}
