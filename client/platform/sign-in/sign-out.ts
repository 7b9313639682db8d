import { withDeviceStorage } from '#client/platform/device-storage';
import { errorCode } from '#client/platform/error-code';
import { inTime } from '#client/platform/in-time';
import { callRest } from '#client/platform/rest';
import { flushBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';
import { keepSessionEnd } from './session-end';
import { keepSignOutOutcome, type SignOutOutcome } from './sign-out-outcome';
import { keepLeftPath } from './requested-path';

const signedOutKey = 'treadway.signedOutAt';
// What a sign-out by inactivity waits for the server; nobody is there to wait longer.
const patience = 10_000;

export type SignOutOptions = {
  /** The session ends by inactivity: the server is told so and the page to come back to is kept. */
  timeout?: boolean;
  /** The person said No to the terms: the sign-in page says so and what it leads back to is kept. */
  declined?: boolean;
};

/** What other tabs learn of the end of a session, and what they say of it. */
type EndElsewhere = 'idle' | 'terms' | 'away' | 'tab';

/** Tells the other tabs, which still hold tokens of the session that ends; a write to the storage is how they hear. */
function notifyOtherTabs(end: EndElsewhere): void {
  withDeviceStorage(() => localStorage.setItem(signedOutKey, `${end} ${Date.now()}`), undefined);
}

/** What is left on this device when neither server nor provider can be told. */
function leaveHere(signIn: SignIn): void {
  keepSessionEnd('idle');
  notifyOtherTabs('idle');
  signIn.forget();
}

async function tellServer(signIn: SignIn, timeout: boolean): Promise<void> {
  const path = `/api/auth/logout${timeout ? '?timeout=true' : ''}`;
  const told = callRest(path, { method: 'POST', token: signIn.identityToken() });
  await (timeout ? inTime(told, patience) : told);
}

/** Sends unsent work as far as the server takes it soon. */
export async function flushBeforeTimeout(): Promise<void> {
  await inTime(flushBeforeSignOut(), patience).catch((error: unknown) =>
    console.warn('Something could not be sent before sign-out.', error),
  );
}

/**
 * Signs out in order: unsent work goes to the server, the server is told with the identity token, the provider
 * ends its session and sends the browser to `/`. If the server refuses, the provider's session still ends and the
 * outcome says so. If the provider is away, this device drops the session. If the server can't be reached, the session
 * stays and the error is thrown; after inactivity, this device drops the session even then.
 */
export async function signOut(
  signIn: SignIn,
  { timeout = false, declined = false }: SignOutOptions = {},
): Promise<void> {
  await (timeout ? flushBeforeTimeout() : flushBeforeSignOut());
  let outcome: SignOutOutcome = 'success';
  try {
    await tellServer(signIn, timeout);
  } catch (error) {
    const unreachable = errorCode(error) === 'NETWORK';
    if (unreachable && timeout) return leaveHere(signIn);
    if (unreachable) throw error;
    console.warn('The server could not be told of the sign-out.', error);
    outcome = 'failed';
  }
  const away = await signIn.isAway();
  if (away && timeout) return leaveHere(signIn);
  const end = away ? 'away' : timeout ? 'idle' : declined ? 'terms' : 'tab';
  if (end === 'tab') keepSignOutOutcome(outcome);
  else keepSessionEnd(end);
  if (end === 'idle' || end === 'terms') keepLeftPath(window.location.pathname + window.location.search);
  notifyOtherTabs(end);
  // A browser would show a page of its own, or the proxy's, for a provider that is away.
  if (away) signIn.leave();
  else await signIn.signOut();
}

/** Calls back when the session is ended in another tab, with why; returns the end of listening. */
export function onSignOutElsewhere(listener: (end: EndElsewhere) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== signedOutKey || newValue === null) return;
    const [end] = newValue.split(' ');
    listener(end === 'idle' || end === 'terms' || end === 'away' ? end : 'tab');
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
