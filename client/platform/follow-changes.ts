import { announceChange } from './changes';
import { connection, onConnection } from './connection';
import { createModuleState } from './module-state';
import { pause } from './pause';

const shortestPause = 1000;
const maxPause = 60_000;
// A clock that was set back a little, and what was on its way when the page last heard.
const margin = 5000;

/** When the page last knew that nothing had changed, by the device's clock. */
const heardAt = createModuleState(() => performance.timeOrigin);

/** Hears what has changed until the stream ends. */
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

/** Asks for the stream once; gives whether it came. */
async function listen(signal: AbortSignal): Promise<boolean> {
  const age = Math.max(0, Date.now() - heardAt.value) + margin;
  try {
    // Whatever the page itself asks for comes first.
    const init: RequestInit = { signal, priority: 'low', headers: { accept: 'text/event-stream' } };
    const { ok, body } = await fetch(`/api/changes?age=${age}`, init);
    if (!ok || !body) return false;
    await hear(body);
    return true;
  } catch (error) {
    // Networks break streams, and so does whoever leaves the page; it is asked for again.
    if (!signal.aborted) console.warn('The stream of changes broke.', error);
    return false;
  }
}

/** Resolves once the portal answers, as far as the page knows: something else asks for that already. */
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
    // Those that a server left come back one after the other.
    if (!signal.aborted) await pause(wait * (0.5 + Math.random()));
  }
}

/** Follows what changes as long as somebody sees the page; whoever comes back to it hears what they missed. */
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
