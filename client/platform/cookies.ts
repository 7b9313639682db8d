import { withDeviceStorage } from './device-storage';

// The identity provider's sign-in page is on the same site and reads these cookies too.
const shared = (): string =>
  `; Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/** Returns the value of a cookie, or undefined if it isn't set. */
export function readCookie(name: string): string | undefined {
  const pairs = withDeviceStorage(() => document.cookie, '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * Sets a cookie for all pages of the portal and the provider. It expires after `seconds`, or when the browser closes if
 * `seconds` is omitted. The value must need no escaping.
 */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  withDeviceStorage(() => {
    document.cookie = `${name}=${value}${age}${shared()}`;
  }, undefined);
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);
