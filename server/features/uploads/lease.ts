import { now } from '#server/platform/clock';
import { log } from '#server/platform/logging/log';

/** Seconds without renewal after which a lease expires. */
const silence = 30;

/** Returns the time before which a lease must have been renewed to be valid. */
export const oldestLease = (): Date => new Date(now().getTime() - silence * 1000);

/** Maximum attempts, including those that ended with their server. */
export const maxTries = 5;

/** Runs `work` and renews its lease several times before it would expire. After it returns, no renewal is pending. */
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
