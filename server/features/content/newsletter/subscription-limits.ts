import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { takeTry, triesIn } from '#server/platform/limits/tries';

/** Hours for which a confirmation link is valid. */
export const hoursOfLink = 48;
/** Hours for which unsubscribing can be undone without another e-mail. */
export const hoursToRejoin = 24;

const byPerson = triesIn('newsletter-person', 5);
const byAddress = triesIn('newsletter-address', 3);

/** Counts a confirmation e-mail. Throws RATE_LIMITED after five of a person, or three to an address, in an hour. */
export async function countWish(manager: EntityManager, profileId: string, email: string): Promise<void> {
  await takeTry(manager, byPerson, profileId);
  await takeTry(manager, byAddress, hash('sha256', email.toLowerCase(), 'base64url'));
}
