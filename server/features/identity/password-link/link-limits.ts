import type { EntityManager } from 'typeorm';
import { networkOf } from '#server/platform/http/network';
import { countTry, takeTry, triesIn } from '#server/platform/limits/tries';
import { keyOfName } from '../embedded/sign-in/known-devices';

const byName = triesIn('password-link-name', 3);
const byNetwork = triesIn('password-link-network', 20);

/**
 * Counts a request for a link, whether or not the name exists. Returns false if no more links may be sent to the name,
 * which the caller must not reveal. Throws RATE_LIMITED if the network had too many requests within an hour.
 */
export async function countWish(manager: EntityManager, name: string, address: string): Promise<boolean> {
  await takeTry(manager, byNetwork, networkOf(address));
  const { waitSeconds } = await countTry(manager, byName, keyOfName(name));
  return waitSeconds === 0;
}
