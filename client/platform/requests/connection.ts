import { useSyncExternalStore } from 'react';
import { createModuleState } from '../module-state';

/** The state of the connection: the device has no network (`offline`), or the portal doesn't respond (`silent`). */
export type Connection = 'ok' | 'offline' | 'silent';

const firstPause = 1000;
const maxPause = 30_000;
const probePatience = 5000;

const state = createModuleState<Connection>(() => 'ok');
const answeredAt = createModuleState(() => Date.now());
const pause = createModuleState(() => firstPause);
const timer = createModuleState<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const listeners = createModuleState(() => new Set<() => void>());

export const connection = (): Connection => state.value;

/** Returns the time of the portal's last response, in milliseconds of the device's clock. */
export const lastAnswerAt = (): number => answeredAt.value;

/** Calls `listener` after each change. Returns a function that stops listening. */
export function onConnection(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

/** Returns the current state of the connection. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

function become(next: Connection): void {
  if (next === state.value) return;
  state.value = next;
  for (const listener of listeners.value) listener();
}

function probeAfter(milliseconds: number): void {
  clearTimeout(timer.value);
  timer.value = setTimeout(() => void probe(), milliseconds);
}

/** Resolves to true if the portal is ready to handle requests. */
async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probePatience);
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    // A failed request is the answer: the portal isn't reachable.
    return false;
  }
}

async function probe(): Promise<void> {
  if (await isThere()) return become('ok');
  if (state.value === 'ok') return;
  become(navigator.onLine ? 'silent' : 'offline');
  pause.value = Math.min(pause.value * 2, maxPause);
  probeAfter(pause.value * (0.75 + Math.random() / 2));
}

/** Records that the portal has responded, with any status. */
export function noteAnswer(): void {
  answeredAt.value = Date.now();
  // The delay is reset only by a real response, so that a portal that answers nothing but the probe isn't polled every
  // second.
  pause.value = firstPause;
  clearTimeout(timer.value);
  become('ok');
}

/** Records that a request didn't reach the portal, and starts polling with exponential backoff. */
export function noteSilence(): void {
  if (state.value === 'ok') probeAfter(pause.value);
  become(navigator.onLine ? 'silent' : 'offline');
}

/** Polls immediately, for example when the person asks for it. */
export function checkNow(): void {
  if (state.value !== 'ok') probeAfter(0);
}

/** Resolves as soon as the portal responds. */
export async function untilAnswered(): Promise<void> {
  if (await isThere()) return noteAnswer();
  noteSilence();
  await new Promise<void>((done) => {
    const stop = onConnection(() => {
      if (state.value !== 'ok') return;
      stop();
      done();
    });
  });
}

window.addEventListener('offline', noteSilence);
window.addEventListener('online', checkNow);
// Browsers throttle timers of hidden pages, and a device that wakes up often has another network.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') checkNow();
});
