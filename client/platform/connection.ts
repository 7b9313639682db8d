import { useSyncExternalStore } from 'react';

/** Whether the portal can be reached: this device has no network (`offline`), or the portal does not answer. */
export type Connection = 'ok' | 'offline' | 'silent';

const firstPause = 1000;
const longestPause = 30_000;
const probePatience = 5000;

let state: Connection = 'ok';
let answeredAt = Date.now();
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const connection = (): Connection => state;

/** When the portal last answered, in milliseconds of the device's clock. */
export const lastAnswerAt = (): number => answeredAt;

/** Calls `listener` at each change; returns the end of listening. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The connection as it is now. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

function become(next: Connection): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function probeAfter(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), milliseconds);
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
  if (state === 'ok') return;
  become(navigator.onLine ? 'silent' : 'offline');
  pause = Math.min(pause * 2, longestPause);
  probeAfter(pause * (0.75 + Math.random() / 2));
}

/** A request came back with an answer, whatever it says. */
export function noteAnswer(): void {
  answeredAt = Date.now();
  // Only now: a portal that answers the probe alone is not asked every second.
  pause = firstPause;
  clearTimeout(timer);
  become('ok');
}

/** A request did not reach the portal: from now on it is asked whether it is back, ever more rarely. */
export function noteSilence(): void {
  if (state === 'ok') probeAfter(pause);
  become(navigator.onLine ? 'silent' : 'offline');
}

/** Asks now, because somebody wants to know. */
export function askNow(): void {
  if (state !== 'ok') probeAfter(0);
}

/** Resolves once the portal answers. */
export async function untilAnswered(): Promise<void> {
  if (await isThere()) return noteAnswer();
  noteSilence();
  await new Promise<void>((done) => {
    const stop = onConnection(() => {
      if (state !== 'ok') return;
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
