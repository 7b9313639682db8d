import { dropCookie, readCookie, writeCookie } from '#client/platform/cookies';

const kept = ['idle', 'tab', 'away', 'elsewhere', 'password', 'saved', 'terms', 'expired'] as const;
const name = 'treadway-ended';
const hour = 3600;

/**
 * The reason why no one is signed in: the person signed out (`self`), was inactive (`idle`), signed out in another tab
 * (`tab`) or while the provider was down (`away`), all devices were signed out (`elsewhere`), the password was changed
 * (`password`) or set by a link on this device (`saved`), the terms were declined (`terms`), or unknown (`expired`).
 */
export type SessionEnd = 'self' | (typeof kept)[number];

/** Stores the reason for the next pages of the portal and the provider. */
export const keepSessionEnd = (reason: Exclude<SessionEnd, 'self'>): void => writeCookie(name, reason, hour);

/** Returns the stored reason, or null. */
export function storedSessionEnd(): SessionEnd | null {
  const reason = readCookie(name);
  return kept.find((known) => known === reason) ?? null;
}

/** Clears the stored reason after the next sign-in. */
export function clearSessionEnd(): void {
  if (readCookie(name) !== undefined) dropCookie(name);
}
