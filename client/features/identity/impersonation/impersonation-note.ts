import { useSyncExternalStore } from 'react';
import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.impersonation';
const changed = new EventTarget();

/** Whether this browser noted that its session sees the portal as somebody else; the server alone knows. */
export const isImpersonationNoted = (): boolean =>
  withDeviceStorage(() => localStorage.getItem(key) !== null, false);

/** Notes for every tab whether to ask the server as whom the portal is seen, which is hardly ever worth a request. */
export function noteImpersonation(isImpersonating: boolean): void {
  withDeviceStorage(
    () => (isImpersonating ? localStorage.setItem(key, '1') : localStorage.removeItem(key)),
    undefined,
  );
  changed.dispatchEvent(new Event('changed'));
}

/** Calls `listener` when the note changes here or in another tab; returns the end of listening. */
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

/** Calls `listener` when another tab went back; returns the end of listening. */
export function onImpersonationEndedElsewhere(listener: () => void): () => void {
  const ended = (event: StorageEvent) => {
    if (event.key === key && event.newValue === null) listener();
  };
  window.addEventListener('storage', ended);
  return () => window.removeEventListener('storage', ended);
}

/** Whether this browser noted so, at any time. */
export const useImpersonationNoted = (): boolean =>
  useSyncExternalStore(onImpersonationNote, isImpersonationNoted);
