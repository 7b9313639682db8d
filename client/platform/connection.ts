import { useSyncExternalStore } from 'react';
import { createModuleState } from './module-state';

/** Whether the portal can be reached: this device has no network (`offline`), or the portal does not answer. */
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

/** When the portal last answered, in milliseconds of the device's clock. */
export const lastAnswerAt = (): number => answeredAt.value;

/** Calls `listener` at each change; returns the end of listening. */
export function onConnection(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => listeners.value.delete(listener);
}

/** The connection as it is now. */
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

/** Whether the portal answers at all, be it that it is only on its way up. */
async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probePatience);
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    // That is what was asked.
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

/** A request came back with an answer, whatever it says. */
export function noteAnswer(): void {
  answeredAt.value = Date.now();
  // Only now: a portal that answers the probe alone is not asked every second.
  pause.value = firstPause;
  clearTimeout(timer.value);
  become('ok');
}

/** A request did not reach the portal: from now on it is asked whether it is back, ever more rarely. */
export function noteSilence(): void {
  if (state.value === 'ok') probeAfter(pause.value);
  become(navigator.onLine ? 'silent' : 'offline');
}

/** Asks now, because somebody wants to know. */
export function askNow(): void {
  if (state.value !== 'ok') probeAfter(0);
}

/** Resolves once the portal answers. */
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
window.addEventListener('online', askNow);
// Timers of a page out of sight are slow, and a device that wakes up has often another network.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') askNow();
});
