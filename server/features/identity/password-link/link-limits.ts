import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import { networkOf } from '#server/platform/http/network';
import { countTry, type TryRule } from '#server/platform/limits/tries';
import { keyOfName } from '../embedded/sign-in/known-devices';

const hour = 60 * 60;
const anHour = (most: number): Pick<TryRule, 'waits' | 'remembered'> => ({
  waits: [...Array<number>(most - 1).fill(0), hour],
  remembered: hour,
});

const byName: TryRule = { name: 'password-link-name', ...anHour(3) };
const byNetwork: TryRule = { name: 'password-link-network', ...anHour(20) };

/** Counts a wish for a link, whether the name exists or not; RATE_LIMITED where there were too many within an hour. */
export async function countWish(manager: EntityManager, name: string, address: string): Promise<void> {
  for (const [rule, who] of [
    [byNetwork, networkOf(address)],
    [byName, keyOfName(name)],
  ] as const) {
    const { waitSeconds } = await countTry(manager, rule, who);
    if (waitSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: waitSeconds });
  }
}
