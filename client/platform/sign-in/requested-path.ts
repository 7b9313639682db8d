import { withDeviceStorage } from '#client/platform/device-storage';
import { createModuleState } from '#client/platform/module-state';

const key = 'treadway.requestedPath';

// Until sign-out has led away the page goes on, and may come to show what it was asked for only now.
const leaving = createModuleState(() => false);

/** A path of this portal itself; anything that could lead elsewhere is not. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}

/** Keeps the page a visitor asked for until sign-in is done. Home, where sign-out leads, replaces no other page. */
export function saveRequestedPath(path: string): void {
  if (path !== '/' && isOwnPath(path)) withDeviceStorage(() => sessionStorage.setItem(key, path), undefined);
}

/** Keeps the page that inactivity takes a person from; from then on this page forgets it no more. */
export function keepLeftPath(path: string): void {
  saveRequestedPath(path);
  leaving.value = true;
}

/** The page that was asked for before sign-in; otherwise home. */
export function requestedPath(): string {
  const path = withDeviceStorage(() => sessionStorage.getItem(key), null);
  return path && isOwnPath(path) ? path : '/';
}

/** Forgets it, once the person is there. */
export function clearRequestedPath(): void {
  if (leaving.value) return;
  withDeviceStorage(() => sessionStorage.removeItem(key), undefined);
}
