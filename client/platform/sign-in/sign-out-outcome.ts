import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.signOutOutcome';

export type SignOutOutcome = 'success' | 'failed';

/** Stores the outcome of a sign-out for the next page. */
export const keepSignOutOutcome = (outcome: SignOutOutcome): void =>
  withDeviceStorage(() => sessionStorage.setItem(key, outcome), undefined);

/** Returns the outcome of the sign-out that led to this page, or null. */
export function signOutOutcome(): SignOutOutcome | null {
  const outcome = withDeviceStorage(() => sessionStorage.getItem(key), null);
  return outcome === 'success' || outcome === 'failed' ? outcome : null;
}

/** Clears the outcome so that it is shown only once. */
export const clearSignOutOutcome = (): void =>
  withDeviceStorage(() => sessionStorage.removeItem(key), undefined);
