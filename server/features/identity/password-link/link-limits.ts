import type { EntityManager } from 'typeorm';
import { networkOf } from '#server/platform/http/network';
import { countTry, takeTry, triesIn } from '#server/platform/limits/tries';
import { keyOfName } from '../embedded/sign-in/known-devices';

const byName = triesIn('password-link-name', 3);
const byNetwork = triesIn('password-link-network', 20);

/**
 * Counts a wish for a link, whether the name exists or not; tells whether one may be sent. RATE_LIMITED where a network
 * had too many wishes within an hour. Of a name's that is not told: others may have wished for it.
 */
export async function countWish(manager: EntityManager, name: string, address: string): Promise<boolean> {
  await takeTry(manager, byNetwork, networkOf(address));
  const { waitSeconds } = await countTry(manager, byName, keyOfName(name));
  return waitSeconds === 0;
}
