import { dropCookie, readCookie, writeCookie } from '#client/platform/cookies';

const kept = ['idle', 'tab', 'away', 'elsewhere', 'password', 'saved', 'terms', 'expired'] as const;
const name = 'treadway-ended';
const hour = 3600;

/**
 * Why nobody is signed in any more: the person left (`self`), nobody was there (`idle`), another window was left
 * (`tab`), the person left while the sign-in service was away (`away`), all devices were signed out (`elsewhere`), a new
 * `password`, one that was `saved` here by a link, No to the `terms`, or none that is known (`expired`).
 */
export type SessionEnd = 'self' | (typeof kept)[number];

/** Keeps the reason for the pages of the portal and the provider that come next. */
export const keepSessionEnd = (reason: Exclude<SessionEnd, 'self'>): void => writeCookie(name, reason, hour);

/** The reason that is kept. */
export function storedSessionEnd(): SessionEnd | null {
  const reason = readCookie(name);
  return kept.find((known) => known === reason) ?? null;
}

/** Forgets it, once somebody is signed in. */
export function clearSessionEnd(): void {
  if (readCookie(name) !== undefined) dropCookie(name);
}
