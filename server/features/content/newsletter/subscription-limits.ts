import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import { countTry, type TryRule } from '#server/platform/limits/tries';

/** How long a link confirms an address. */
export const hoursOfLink = 48;
/** How long leaving can be taken back without another e-mail. */
export const hoursToRejoin = 24;

const hour = 60 * 60;
const anHour = (most: number): Pick<TryRule, 'waits' | 'remembered'> => ({
  waits: [...Array<number>(most - 1).fill(0), hour],
  remembered: hour,
});

const byPerson: TryRule = { name: 'newsletter-person', ...anHour(5) };
const byAddress: TryRule = { name: 'newsletter-address', ...anHour(3) };

/** Counts an e-mail that asks for confirmation; RATE_LIMITED after five of a person, or three to an address, in an hour. */
export async function countWish(manager: EntityManager, profileId: string, email: string): Promise<void> {
  const address = hash('sha256', email.toLowerCase(), 'base64url');
  for (const [rule, who] of [
    [byPerson, profileId],
    [byAddress, address],
  ] as const) {
    const { waitSeconds } = await countTry(manager, rule, who);
    if (waitSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: waitSeconds });
  }
}
