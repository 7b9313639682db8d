import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../errors';

/**
 * Returns a limiter of one caller's requests per `seconds` on this server. It protects the server itself, so it counts
 * in memory; costly requests count as several. Limits that protect people, such as those of sign-in, are in PostgreSQL.
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
