import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.signOutOutcome';

export type SignOutOutcome = 'success' | 'failed';

/** Keeps how a sign-out went for the page that it leads to. */
export const keepSignOutOutcome = (outcome: SignOutOutcome): void =>
  withDeviceStorage(() => sessionStorage.setItem(key, outcome), undefined);

/** How the sign-out that led to this page went. */
export function signOutOutcome(): SignOutOutcome | null {
  const outcome = withDeviceStorage(() => sessionStorage.getItem(key), null);
  return outcome === 'success' || outcome === 'failed' ? outcome : null;
}

/** It is told once. */
export const clearSignOutOutcome = (): void =>
  withDeviceStorage(() => sessionStorage.removeItem(key), undefined);
