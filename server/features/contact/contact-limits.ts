import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import { networkOf } from '#server/platform/http/network';
import { countTry, type TryRule } from '#server/platform/limits/tries';
import type { Viewer } from '#server/platform/viewer';

const hour = 60 * 60;
const anHour = (most: number): Pick<TryRule, 'waits' | 'remembered'> => ({
  waits: [...Array<number>(most - 1).fill(0), hour],
  remembered: hour,
});

const byPerson: TryRule = { name: 'contact-person', ...anHour(5) };
const byNetwork: TryRule = { name: 'contact-network', ...anHour(3) };

/** Counts a message to support; RATE_LIMITED where there were too many within an hour. */
export async function countMessage(manager: EntityManager, viewer: Viewer, address: string): Promise<void> {
  const { waitSeconds } =
    viewer.kind === 'person'
      ? await countTry(manager, byPerson, viewer.profileId)
      : await countTry(manager, byNetwork, networkOf(address));
  if (waitSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: waitSeconds });
}
