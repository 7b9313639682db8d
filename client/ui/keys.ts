import { withDeviceStorage } from '#client/platform/device-storage';

const lettersKey = 'treadway-letter-keys';

/** Whether keys that are one letter do something; each browser keeps its own answer. */
export const hasShortcutKeys = (): boolean =>
  withDeviceStorage(() => localStorage.getItem(lettersKey) !== 'off', true);

export const saveShortcutKeys = (on: boolean): void =>
  withDeviceStorage(
    () => (on ? localStorage.removeItem(lettersKey) : localStorage.setItem(lettersKey, 'off')),
    undefined,
  );

/** Inputs in which no letter is typed. */
const typeless = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color'];

/** Whether a letter is typed, or chooses something, where a key was pressed. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !typeless.includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** What a dialog has that was closed and fades: keys are the page's again, or the first after it would be lost. */
export const closing = 'data-closing';

export const isInDialog = (): boolean => document.querySelector(`[role="dialog"]:not([${closing}])`) !== null;
