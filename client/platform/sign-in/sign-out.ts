import { withDeviceStorage } from '#client/platform/device-storage';
import { errorCode } from '#client/platform/error-code';
import { callRest } from '#client/platform/rest';
import { flushBeforeSignOut } from './flush';
import type { SignIn } from './keycloak';

const outcomeKey = 'treadway.signOutOutcome';
const signedOutKey = 'treadway.signedOutAt';

export type SignOutOutcome = 'success' | 'failed';

/**
 * Signs out in order: unsent work goes to the server, the server is told with the identity token, the provider
 * ends its session and sends the browser to `/`. Where the server refuses, the provider is left all the same and
 * the outcome says so; where it cannot be reached, nothing is left and the error is thrown.
 */
export async function signOut(signIn: SignIn): Promise<void> {
  await flushBeforeSignOut();
  let outcome: SignOutOutcome = 'success';
  try {
    await callRest('/api/auth/logout', { method: 'POST', token: signIn.identityToken() });
  } catch (error) {
    if (errorCode(error) === 'NETWORK') throw error;
    console.warn('The server could not be told of the sign-out.', error);
    outcome = 'failed';
  }
  withDeviceStorage(() => {
    sessionStorage.setItem(outcomeKey, outcome);
    // The other tabs still hold tokens of the session that ends here; a write to the storage is how they hear.
    localStorage.setItem(signedOutKey, String(Date.now()));
  }, undefined);
  await signIn.signOut();
}

/** Calls back when someone signs out in another tab; returns the end of listening. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey && newValue !== null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** How the sign-out that led to this page went, once. */
export function takeSignOutOutcome(): SignOutOutcome | null {
  const outcome = withDeviceStorage(() => {
    const kept = sessionStorage.getItem(outcomeKey);
    sessionStorage.removeItem(outcomeKey);
    return kept;
  }, null);
  return outcome === 'success' || outcome === 'failed' ? outcome : null;
}
