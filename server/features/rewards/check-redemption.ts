import { AppError, refuseField } from '#server/platform/errors';
import { checkIdempotencyKey, isStorable, requireId } from '#server/platform/validation';
import type { RedeemRewardInput } from './order.input';

const maxAddressLength = 300;

/**
 * Returns the input with a trimmed address and a lower-case id. Throws BAD_USER_INPUT with the name of an invalid
 * field.
 */
export function checkRedemption({
  rewardId,
  address,
  idempotencyKey,
  ...input
}: RedeemRewardInput): RedeemRewardInput {
  const trimmed = address.trim();
  if (trimmed === '' || trimmed.length > maxAddressLength || !isStorable(trimmed)) {
    refuseField('address', `An address has 1 to ${maxAddressLength} characters.`);
  }
  checkIdempotencyKey(idempotencyKey);
  return { ...input, rewardId: requireId(rewardId), address: trimmed, idempotencyKey };
}

/** The numbers that decide whether a person can redeem a reward. */
export interface RedemptionDetails {
  price: number;
  /** The price that the person was shown. */
  expectedPrice: number;
  stock: number;
  /** Orders of the reward that haven't been shipped yet. */
  open: number;
  /** The person's points. */
  balance: number;
}

/** Throws if the price has changed, the reward is out of stock, or the balance is too low. */
export function assertRedeemable({ price, expectedPrice, stock, open, balance }: RedemptionDetails): void {
  if (price !== expectedPrice) throw new AppError('PRICE_CHANGED', undefined, { price });
  if (stock - open < 1) throw new AppError('OUT_OF_STOCK');
  if (balance < price) throw new AppError('NOT_ENOUGH_POINTS', undefined, { balance });
}
