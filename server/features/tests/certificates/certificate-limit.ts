import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { pool } from '#server/platform/database';
import { AppError } from '#server/platform/errors';

const wrongNumbersAnHour = 30;

const limiter = (): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool(),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'certificate-address',
    points: wrongNumbersAnHour,
    duration: 3600,
  });

/**
 * Counts a number before it is looked up, so that numbers sent at once count too; RATE_LIMITED with
 * `retryAfterSeconds` after 30 wrong ones in an hour from that address.
 */
export async function countNumber(address: string): Promise<void> {
  try {
    await limiter().consume(address);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('RATE_LIMITED', undefined, {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
    });
  }
}

/** Takes the count of a number back that was right. */
export async function forgiveNumber(address: string): Promise<void> {
  await limiter().reward(address);
}
