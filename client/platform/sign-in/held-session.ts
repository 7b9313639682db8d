import { RestError } from '#client/platform/error-code';
import { createModuleState } from '#client/platform/module-state';

const held = createModuleState<PromiseWithResolvers<void> | null>(() => null);

/** Makes requests wait from now on, until the person has signed in again or leaves the page. */
export function holdRequests(): void {
  held.value = Promise.withResolvers();
  // Without a request that waits, nobody handles the rejection.
  held.value.promise.catch(() => undefined);
}

/** Lets the waiting requests continue. */
export function releaseRequests(): void {
  held.value?.resolve();
  held.value = null;
}

/** Makes the waiting requests fail: nothing is sent for a person who leaves the page. */
export function rejectRequests(): void {
  held.value?.reject(new RestError('UNAUTHENTICATED', 'The session has ended.'));
  held.value = null;
}

/**
 * Returns a promise that resolves when the person has signed in again, and rejects if they leave instead; null while no
 * request has to wait.
 */
export const renewedSession = (): Promise<void> | null => held.value?.promise ?? null;
