import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.signedInAt';

/** Tells the other tabs that somebody signed in here; a write to the storage is how they hear. */
export const notifySignedIn = (): void =>
  withDeviceStorage(() => localStorage.setItem(key, String(Date.now())), undefined);

/**
 * Calls back when somebody may have signed in in another tab: when that tab says so, and whenever this tab is visible
 * again, since a browser may not share its storage. Returns the end of listening.
 */
export function onSignedInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
