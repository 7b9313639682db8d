import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.signedInAt';

/** Notifies the other tabs of a sign-in through a storage event. */
export const notifySignedIn = (): void =>
  withDeviceStorage(() => localStorage.setItem(key, String(Date.now())), undefined);

/**
 * Calls `listener` when someone may have signed in in another tab: after its storage event, and whenever this tab
 * becomes visible, because some browsers don't share storage. Returns a function that stops listening.
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
