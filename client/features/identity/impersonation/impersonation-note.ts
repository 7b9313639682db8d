import { useSyncExternalStore } from 'react';
import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.impersonation';
const changed = new EventTarget();

/** Returns true if this browser recorded an impersonation. Only the server knows for sure. */
export const isImpersonationNoted = (): boolean =>
  withDeviceStorage(() => localStorage.getItem(key) !== null, false);

/** Records for all tabs whether an impersonation is possible, which saves a request on every other page. */
export function noteImpersonation(isImpersonating: boolean): void {
  withDeviceStorage(
    () => (isImpersonating ? localStorage.setItem(key, '1') : localStorage.removeItem(key)),
    undefined,
  );
  changed.dispatchEvent(new Event('changed'));
}

/** Calls `listener` when the record changes in this or another tab. Returns a function that stops listening. */
export function onImpersonationNote(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  changed.addEventListener('changed', listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    changed.removeEventListener('changed', listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Calls `listener` when another tab has ended the impersonation. Returns a function that stops listening. */
export function onImpersonationEndedElsewhere(listener: () => void): () => void {
  const ended = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null) listener();
  };
  window.addEventListener('storage', ended);
  return () => window.removeEventListener('storage', ended);
}

/** Returns true while this browser has an impersonation recorded. */
export const useImpersonationNoted = (): boolean =>
  useSyncExternalStore(onImpersonationNote, isImpersonationNoted);
