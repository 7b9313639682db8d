import { isSafe } from './kinds';

/** A warning for an address at which browsers don't offer what signing in needs; null for any other. */
export const insecureAddressWarning = (publicUrl: string): string | null =>
  isSafe(publicUrl)
    ? null
    : `Nobody can sign in at ${publicUrl}: browsers need an address that starts with https:// or is on their own ` +
      'machine. Set PUBLIC_URL to an https:// address.';
