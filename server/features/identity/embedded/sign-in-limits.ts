import { hash } from 'node:crypto';
import { consume, limiter } from '#server/platform/shared-limit';

// Many people of one company share an address, so it may fail more often than a name.
const byAddress = { keyPrefix: 'sign-in-address', points: 60, duration: 15 * 60 };
const byName = { keyPrefix: 'sign-in-name', points: 10, duration: 15 * 60 };

const keyOfName = (name: string): string => hash('sha256', name.trim().toLowerCase(), 'base64url');

/**
 * Counts a try before its password is looked at, so that tries sent at once count too. Gives the seconds to wait
 * before the next one, 0 where this one may go on. Whether the name exists makes no difference.
 */
export async function countTry(address: string, name: string): Promise<number> {
  return (await consume(byAddress, address)) || consume(byName, keyOfName(name));
}

/** Forgets the tries of a name after the right password. */
export async function forgetTries(address: string, name: string): Promise<void> {
  await limiter(byName).delete(keyOfName(name));
  await limiter(byAddress).reward(address);
}

/** Counts a try of a signed-in person at the own password; gives the seconds to wait, 0 where it may go on. */
export const countOwnTry = (name: string): Promise<number> => consume(byName, keyOfName(name));
