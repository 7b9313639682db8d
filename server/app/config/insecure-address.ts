import { isSafe } from './kinds';

/**
 * Returns a warning if browsers don't offer the functions that sign-in needs at this address. Returns null otherwise.
 */
export const insecureAddressWarning = (publicUrl: string): string | null =>
  isSafe(publicUrl)
    ? null
    : `Nobody can sign in at ${publicUrl}: browsers need an address that starts with https:// or is on their own ` +
      'machine. Set PUBLIC_URL to an https:// address.';
