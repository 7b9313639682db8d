import { setTimeout as pause } from 'node:timers/promises';
import type { RunningCluster } from '#server/platform/postgres/cluster';
import { StartError } from '#server/platform/start-error';

const maxFailures = 3;
/** Milliseconds after which a restarted PostgreSQL counts as running. */
const stableAfter = 60_000;

export interface SuperviseOptions {
  log: { info(message: string): void; error(message: string): void };
  /** Restarts PostgreSQL at the same address. */
  restart(): Promise<RunningCluster>;
  /** Milliseconds before the first restart. The pause doubles with every failure. */
  firstPause: number;
  /** Called with one clear sentence after three restarts have failed. */
  onGivenUp(error: StartError): void;
}

/**
 * Restarts PostgreSQL whenever it ends unexpectedly. A restart that lasts less than a minute counts as a failure, and
 * it gives up after three. Returns the function that stops PostgreSQL.
 */
export function supervise(
  first: RunningCluster,
  { log, restart, firstPause, onGivenUp }: SuperviseOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: RunningCluster | null = first;
  let startedAt = 0;
  let failures = 0;

  /** Counts a failure. Returns true if there are restarts left. */
  function canRetry(reason: string): boolean {
    failures++;
    if (failures < maxFailures) return true;
    onGivenUp(
      new StartError(
        `PostgreSQL ended unexpectedly, and ${maxFailures} attempts to start it again failed. ${reason} ` +
          'Fix the cause, then start Treadway again.',
      ),
    );
    return false;
  }

  async function start(): Promise<boolean> {
    for (;;) {
      await pause(firstPause * 2 ** failures, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return false;
      try {
        running = await restart();
        startedAt = Date.now();
        if (signal.aborted) await running.stop();
        return !signal.aborted;
      } catch (error) {
        const { message } = error as Error;
        log.error(`PostgreSQL could not be started again: ${message}`);
        if (!canRetry(message)) return false;
      }
    }
  }

  async function watch(): Promise<void> {
    while (running) {
      const how = await running.ended;
      if (signal.aborted) return;
      running = null;
      const reason = `PostgreSQL ended unexpectedly (${how}).`;
      if (Date.now() - startedAt > stableAfter) failures = 0;
      else if (!canRetry(reason)) return;
      log.error(`${reason} Treadway starts it again.`);
      if (!(await start())) return;
      log.info('PostgreSQL is running again');
    }
  }

  const watching = watch();
  return async () => {
    stopping.abort();
    await running?.stop();
    await watching;
  };
}
