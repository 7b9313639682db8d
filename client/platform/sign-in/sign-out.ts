import { withDeviceStorage } from '#client/platform/device-storage';
import { errorCode } from '#client/platform/error-code';
import { inTime } from '#client/platform/in-time';
import { callRest } from '#client/platform/rest';
import { flushBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';
import { keepSessionEnd } from './session-end';
import { keepSignOutOutcome, type SignOutOutcome } from './sign-out-outcome';
import { keepLeftPath } from './wanted-path';

const signedOutKey = 'treadway.signedOutAt';
// What a sign-out by inactivity waits for the server; nobody is there to wait longer.
const patience = 10_000;

export type SignOutOptions = {
  /** The session ends by inactivity: the server is told so and the page to come back to is kept. */
  timeout?: boolean;
};

/** Tells the other tabs, which still hold tokens of the session that ends; a write to the storage is how they hear. */
function tellOtherTabs(timeout: boolean): void {
  const word = `${timeout ? 'timeout ' : ''}${Date.now()}`;
  withDeviceStorage(() => localStorage.setItem(signedOutKey, word), undefined);
}

/** What is left on this device when neither server nor provider can be told. */
function leaveHere(signIn: SignIn): void {
  keepSessionEnd('idle');
  tellOtherTabs(true);
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
 * ends its session and sends the browser to `/`. Where the server refuses, the provider is left all the same and
 * the outcome says so; where it cannot be reached, nothing is left and the error is thrown. By inactivity this device
 * drops the session even then.
 */
export async function signOut(signIn: SignIn, { timeout = false }: SignOutOptions = {}): Promise<void> {
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
  if (timeout) {
    keepSessionEnd('idle');
    keepLeftPath(window.location.pathname + window.location.search);
  } else {
    keepSignOutOutcome(outcome);
  }
  tellOtherTabs(timeout);
  await signIn.signOut();
}

/** Calls back when someone signs out in another tab, or inactivity does (`timeout`); returns the end of listening. */
export function onSignOutElsewhere(listener: (timeout: boolean) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey && newValue !== null) listener(newValue.startsWith('timeout'));
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
