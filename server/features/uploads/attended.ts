import { now } from '#server/platform/clock';
import { log } from '#server/platform/log';

/** Seconds after which nobody seems to work on something any more. */
const silence = 30;

/** Whoever last said before then that it works on something does so no more. */
export const silentSince = (): Date => new Date(now().getTime() - silence * 1000);

/** How often work on something may fail, or end with its server, before it is given up. */
export const mostTries = 5;

/** Runs `work` and says by `sign`, several times in each such silence, that it is still worked on. */
export async function attended(sign: () => Promise<void>, work: () => Promise<void>): Promise<void> {
  const told = (): void =>
    void sign().catch((error: unknown) =>
      log.warn({ err: error }, 'what a server works on could not be attended'),
    );
  const timer = setInterval(told, (silence / 4) * 1000);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
