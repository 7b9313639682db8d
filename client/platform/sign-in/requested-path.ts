import { withDeviceStorage } from '#client/platform/device-storage';
import { createModuleState } from '#client/platform/module-state';

const key = 'treadway.requestedPath';

// The page still runs until the browser has left it, and must not clear the path in that time.
const leaving = createModuleState(() => false);

/** Returns true for paths inside this portal. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}

/** Stores the path of the page requested before sign-in. `/`, where sign-out leads, replaces no other path. */
export function saveRequestedPath(path: string): void {
  if (path !== '/' && isOwnPath(path)) withDeviceStorage(() => sessionStorage.setItem(key, path), undefined);
}

/** Stores the page that a person leaves by inactivity. From then on, this page doesn't clear it. */
export function keepLeftPath(path: string): void {
  saveRequestedPath(path);
  leaving.value = true;
}

/** Returns the path requested before sign-in, or `/`. */
export function requestedPath(): string {
  const path = withDeviceStorage(() => sessionStorage.getItem(key), null);
  return path && isOwnPath(path) ? path : '/';
}

/** Clears the stored path after the person has arrived there. */
export function clearRequestedPath(): void {
  if (leaving.value) return;
  withDeviceStorage(() => sessionStorage.removeItem(key), undefined);
}
