import { hash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '#server/platform/database';

const limits = {
  // Many people of one company share an address, so it may fail more often than a name.
  address: { points: 60, duration: 15 * 60 },
  name: { points: 10, duration: 15 * 60 },
};

const limiter = (kind: keyof typeof limits): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: `sign-in-${kind}`,
    ...limits[kind],
  });

const keyOfName = (name: string): string => hash('sha256', name.trim().toLowerCase(), 'base64url');

/** Seconds to wait, or 0 where the try may be made. */
async function consume(kind: keyof typeof limits, key: string): Promise<number> {
  try {
    await limiter(kind).consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

/**
 * Counts a try before its password is looked at, so that tries sent at once count too. Gives the seconds to wait
 * before the next one, 0 where this one may go on. Whether the name exists makes no difference.
 */
export async function countTry(address: string, name: string): Promise<number> {
  const byAddress = await consume('address', address);
  return byAddress > 0 ? byAddress : consume('name', keyOfName(name));
}

/** Forgets the tries of a name after the right password. */
export async function forgetTries(address: string, name: string): Promise<void> {
  await limiter('name').delete(keyOfName(name));
  await limiter('address').reward(address);
}

/** Counts a try of a signed-in person at the own password; gives the seconds to wait, 0 where it may go on. */
export const countOwnTry = (name: string): Promise<number> => consume('name', keyOfName(name));
