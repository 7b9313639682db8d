import type { EntityManager } from 'typeorm';
import { networkOf } from '#server/platform/http/network';
import { takeTry, triesIn } from '#server/platform/limits/tries';
import { keyOfName } from '../embedded/sign-in/known-devices';

const byName = triesIn('password-link-name', 3);
const byNetwork = triesIn('password-link-network', 20);

/** Counts a wish for a link, whether the name exists or not; RATE_LIMITED where there were too many within an hour. */
export async function countWish(manager: EntityManager, name: string, address: string): Promise<void> {
  await takeTry(manager, byNetwork, networkOf(address));
  await takeTry(manager, byName, keyOfName(name));
}
