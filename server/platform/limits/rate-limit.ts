import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../errors';

/**
 * A ceiling for one caller's requests within `seconds` on this server, kept in memory: it protects the server itself, so
 * each server counts alone. What costs more than a request should counts as several. Limits that protect people, such
 * as those at sign-in, are kept in PostgreSQL.
 */
export function requestLimit(
  points: number,
  seconds = 10,
): (key: string, requests?: number) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key, requests = 1) => {
    try {
      await limiter.consume(key, requests);
    } catch (rejection) {
      if (rejection instanceof Error) throw rejection;
      const wait = (rejection as { msBeforeNext: number }).msBeforeNext;
      throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: Math.ceil(wait / 1000) });
    }
  };
}
