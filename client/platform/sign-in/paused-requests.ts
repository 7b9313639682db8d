import { RestError } from '#client/platform/requests/error-code';
import { createModuleState } from '#client/platform/module-state';

const pause = createModuleState<PromiseWithResolvers<void> | null>(() => null);

/** Makes requests wait until the person has signed in again or leaves the page. */
export function pauseRequests(): void {
  pause.value = Promise.withResolvers();
  // Prevents an unhandled rejection if no request is waiting.
  pause.value.promise.catch(() => undefined);
}

export function resumeRequests(): void {
  pause.value?.resolve();
  pause.value = null;
}

/** Makes the waiting requests fail, so that nothing is sent after the person leaves the page. */
export function rejectRequests(): void {
  pause.value?.reject(new RestError('UNAUTHENTICATED', 'The session has ended.'));
  pause.value = null;
}

/**
 * Returns a promise that resolves when the person has signed in again, and rejects if they leave instead; null while no
 * request has to wait.
 */
export const renewedSession = (): Promise<void> | null => pause.value?.promise ?? null;
