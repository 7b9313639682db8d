import { withDeviceStorage } from './device-storage';

// The provider's sign-in page is the same site, and reads them too.
const shared = (): string =>
  `; Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/** The value of a cookie that the portal's scripts may read. */
export function readCookie(name: string): string | undefined {
  const pairs = withDeviceStorage(() => document.cookie, '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Keeps a plain word for all pages of the portal and the provider; until the browser closes without `seconds`. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  withDeviceStorage(() => {
    document.cookie = `${name}=${value}${age}${shared()}`;
  }, undefined);
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);
