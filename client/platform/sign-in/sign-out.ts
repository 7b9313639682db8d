import { withDeviceStorage } from '#client/platform/device-storage';
import { errorCode } from '#client/platform/requests/error-code';
import { inTime } from '#client/platform/requests/in-time';
import { callRest } from '#client/platform/requests/rest';
import { flushBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';
import { keepSessionEnd } from './session-end';
import { keepSignOutOutcome, type SignOutOutcome } from './sign-out-outcome';
import { keepLeftPath } from './requested-path';

const signedOutKey = 'treadway.signedOutAt';
// The time in milliseconds that a sign-out by inactivity waits for the server.
const patience = 10_000;

export type SignOutOptions = {
  /**
   * Signs out because of inactivity: the server receives the reason, and the current page is stored for the next
   * sign-in.
   */
  timeout?: boolean;
  /** Signs out because the person declined the terms: the sign-in page says so, and the current page is stored. */
  declined?: boolean;
};

/** The reasons that other tabs receive when the session ends. */
type EndElsewhere = 'idle' | 'terms' | 'away' | 'tab';

/** Notifies the other tabs, which still hold tokens of the ending session, through a storage event. */
function notifyOtherTabs(end: EndElsewhere): void {
  withDeviceStorage(() => localStorage.setItem(signedOutKey, `${end} ${Date.now()}`), undefined);
}

/** Ends the session on this device if neither the server nor the provider can be reached. */
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

/** Sends unsaved work, with a timeout. */
export async function flushBeforeTimeout(): Promise<void> {
  await inTime(flushBeforeSignOut(), patience).catch((error: unknown) =>
    console.warn('Something could not be sent before sign-out.', error),
  );
}

/**
 * Signs out in this order: unsent work is sent, the server receives the identity token, and the provider ends its
 * session and redirects to `/`. If the server rejects the sign-out, the provider's session still ends and the outcome
 * is `failed`. If the provider is down, this device drops the session. If the server can't be reached, the error is
 * thrown and the session continues, except after inactivity, when this device drops it.
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
  // The browser would show its own error page for a provider that is down.
  if (away) signIn.leave();
  else await signIn.signOut();
}

/** Calls `listener` with the reason when another tab ends the session. Returns a function that stops listening. */
export function onSignOutElsewhere(listener: (end: EndElsewhere) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key !== signedOutKey || newValue === null) return;
    const [end] = newValue.split(' ');
    listener(end === 'idle' || end === 'terms' || end === 'away' ? end : 'tab');
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
