import { withDeviceStorage } from '#client/platform/device-storage';

const shortcutsKey = 'treadway-letter-keys';

/** Returns true if single-letter shortcuts are enabled in this browser. */
export const hasShortcutKeys = (): boolean =>
  withDeviceStorage(() => localStorage.getItem(shortcutsKey) !== 'off', true);

export const saveShortcutKeys = (on: boolean): void =>
  withDeviceStorage(
    () => (on ? localStorage.removeItem(shortcutsKey) : localStorage.setItem(shortcutsKey, 'off')),
    undefined,
  );

/** The input types in which no text is typed. */
const typeless = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color'];

/** Returns true if the target of a key event accepts typed text. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !typeless.includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Marks a dialog that is fading out. Shortcuts work again during the fade, so that the first key press isn't lost. */
export const closing = 'data-closing';

export const isInDialog = (): boolean => document.querySelector(`[role="dialog"]:not([${closing}])`) !== null;
