import { dropCookie, readCookie, writeCookie } from '#client/platform/cookies';
import { inTime } from '#client/platform/in-time';
import { callRest } from '#client/platform/rest';

const kept = ['idle', 'tab', 'away', 'elsewhere', 'password', 'saved', 'terms', 'expired'] as const;
const name = 'treadway-ended';
const hour = 3600;
// Whoever is signed out waits to learn why, but not long.
const patience = 3000;

/**
 * Why nobody is signed in any more: the person left (`self`), nobody was there (`idle`), another window was left
 * (`tab`), the person left while the sign-in service was away (`away`), all devices were signed out (`elsewhere`), a new
 * `password`, one that was `saved` here by a link, No to the `terms`, or none that is known (`expired`).
 */
export type SessionEnd = 'self' | (typeof kept)[number];

/** Keeps the reason for the pages of the portal and the provider that come next. */
export const keepSessionEnd = (reason: Exclude<SessionEnd, 'self'>): void => writeCookie(name, reason, hour);

/** The reason that is kept. */
export function keptSessionEnd(): SessionEnd | null {
  const reason = readCookie(name);
  return kept.find((known) => known === reason) ?? null;
}

/** Forgets it, once somebody is signed in. */
export function forgetSessionEnd(): void {
  if (readCookie(name) !== undefined) dropCookie(name);
}

async function ask(identityToken: string): Promise<SessionEnd> {
  const asked = callRest<{ reason: string }>('/api/auth/ended', { method: 'POST', token: identityToken });
  const { reason } = await inTime(asked, patience);
  return reason === 'password' || reason === 'elsewhere' ? reason : 'expired';
}

/** Why the session of this identity token ended: what this device knows, else what the server says. */
export async function learnSessionEnd(identityToken: string | undefined): Promise<SessionEnd> {
  const known = keptSessionEnd();
  if (known || !identityToken) return known ?? 'expired';
  try {
    return await ask(identityToken);
  } catch (error) {
    console.warn('Why the session ended could not be learnt.', error);
    return 'expired';
  }
}
