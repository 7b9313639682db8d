import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from './database';

/** How many tries may be made in how many seconds. */
export interface SharedLimit {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** A count of tries that all servers share. */
export const limiter = (limit: SharedLimit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    ...limit,
  });

/** Counts a try; gives the seconds to wait, or 0 where it may be made. */
export async function consume(limit: SharedLimit, key: string): Promise<number> {
  try {
    await limiter(limit).consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
