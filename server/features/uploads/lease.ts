import { now } from '#server/platform/clock';
import { log } from '#server/platform/log';

/** Seconds after which nobody seems to work on something any more. */
const silence = 30;

/** A server that renewed its lease before then does not work on the thing any more. */
export const oldestLease = (): Date => new Date(now().getTime() - silence * 1000);

/** How often work on something may fail, or end with its server, before it is given up. */
export const maxTries = 5;

/**
 * Runs `work` and lets `renew` say, several times in each such silence, that it is still worked on. Whoever goes on after
 * it knows that nothing says so any more.
 */
export async function withLease(renew: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  let renewed: Promise<void> = Promise.resolve();
  const timer = setInterval(
    () => {
      renewed = renew().catch((error: unknown) =>
        log.warn({ err: error }, 'what a server works on could not be said to go on'),
      );
    },
    (silence / 4) * 1000,
  );
  try {
    await work();
  } finally {
    clearInterval(timer);
    await renewed;
  }
}
