import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.signedInAt';

/** Tells the other tabs that somebody signed in here; a write to the storage is how they hear. */
export const tellSignedIn = (): void =>
  withDeviceStorage(() => localStorage.setItem(key, String(Date.now())), undefined);

/**
 * Calls back when somebody may have signed in in another tab: when that tab says so, and whenever this tab is visible
 * again, since a browser may not share its storage. Returns the end of listening.
 */
export function onSignedInElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', heard);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('storage', heard);
    document.removeEventListener('visibilitychange', seen);
  };
}
