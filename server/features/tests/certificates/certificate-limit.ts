import { AppError } from '#server/platform/errors';
import { consume, limiter } from '#server/platform/shared-limit';

const wrongNumbers = { keyPrefix: 'certificate-address', points: 30, duration: 3600 };

/**
 * Counts a number before it is looked up, so that numbers sent at once count too; RATE_LIMITED with
 * `retryAfterSeconds` after 30 wrong ones in an hour from that address.
 */
export async function countNumber(address: string): Promise<void> {
  const retryAfterSeconds = await consume(wrongNumbers, address);
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds });
}

/** Takes the count of a number back that was right. */
export async function forgiveNumber(address: string): Promise<void> {
  await limiter(wrongNumbers).reward(address);
}
