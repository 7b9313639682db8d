import { announceChange } from './changes';
import { connection, onConnection } from '../requests/connection';
import { createModuleState } from '../module-state';
import { pause } from '../pause';

const shortestPause = 1000;
const maxPause = 60_000;
// Covers clock corrections and changes in flight when the page last received something.
const margin = 5000;

/** The time of the last message of the stream, in milliseconds of the device's clock. */
const heardAt = createModuleState(() => performance.timeOrigin);

/** Reads and announces changes until the stream ends. */
async function hear(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heardAt.value = Date.now();
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith('data: ')) announceChange(line.slice('data: '.length));
  }
}

/** Opens the stream once. Returns true if it was established. */
async function listen(signal: AbortSignal): Promise<boolean> {
  const age = Math.max(0, Date.now() - heardAt.value) + margin;
  try {
    // Low priority, so that the page's own requests come first.
    const init: RequestInit = { signal, priority: 'low', headers: { accept: 'text/event-stream' } };
    const { ok, body } = await fetch(`/api/changes?age=${age}`, init);
    if (!ok || !body) return false;
    await hear(body);
    return true;
  } catch (error) {
    // Networks and page changes interrupt streams. The caller opens a new one.
    if (!signal.aborted) console.warn('The stream of changes broke.', error);
    return false;
  }
}

/** Resolves when the connection is available. `connection.ts` does the polling. */
const untilConnected = (): Promise<void> =>
  new Promise((done) => {
    if (connection() === 'ok') return done();
    const stop = onConnection(() => {
      if (connection() !== 'ok') return;
      stop();
      done();
    });
  });

async function listenOn(signal: AbortSignal): Promise<void> {
  let wait = shortestPause;
  while (!signal.aborted) {
    await untilConnected();
    wait = (await listen(signal)) ? shortestPause : Math.min(wait * 2, maxPause);
    // Random jitter, so that clients of a restarted server don't reconnect all at once.
    if (!signal.aborted) await pause(wait * (0.5 + Math.random()));
  }
}

/**
 * Listens to the server's stream of changes while the page is visible. A page that becomes visible again receives the
 * changes that it missed.
 */
export function followChanges(): void {
  let listening: AbortController | null = null;
  const follow = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen === (listening !== null)) return;
    listening?.abort();
    listening = isSeen ? new AbortController() : null;
    if (listening) void listenOn(listening.signal);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
