import { AppError, refuseField } from '#server/platform/errors';
import { isStorable, requireId } from '#server/platform/validation';
import type { RedeemRewardInput } from './order.input';

const longestAddress = 300;
const longestKey = 100;

/** Returns what was sent with a trimmed address and the id in lower case; BAD_USER_INPUT names a field out of range. */
export function checkRedemption({
  rewardId,
  address,
  idempotencyKey: key,
  ...input
}: RedeemRewardInput): RedeemRewardInput {
  const place = address.trim();
  if (place === '' || place.length > longestAddress || !isStorable(place)) {
    refuseField('address', `An address has 1 to ${longestAddress} characters.`);
  }
  if (key.trim() === '' || key.length > longestKey || !isStorable(key)) {
    refuseField('idempotencyKey', `The idempotency key has 1 to ${longestKey} characters.`);
  }
  return { ...input, rewardId: requireId(rewardId), address: place, idempotencyKey: key };
}

/** What decides whether a person can have a reward. */
export interface RedemptionFacts {
  price: number;
  /** The price that the person was shown. */
  expectedPrice: number;
  stock: number;
  /** Orders of the reward that have yet to be sent. */
  open: number;
  /** The person's points. */
  balance: number;
}

/** Refuses a reward at another price than shown, without a piece left, or that costs more than the balance. */
export function assertRedeemable({ price, expectedPrice, stock, open, balance }: RedemptionFacts): void {
  if (price !== expectedPrice) throw new AppError('PRICE_CHANGED', undefined, { price });
  if (stock - open < 1) throw new AppError('OUT_OF_STOCK');
  if (balance < price) throw new AppError('NOT_ENOUGH_POINTS', undefined, { balance });
}
