import { AppError, refuseField } from '#server/platform/errors';
import { checkIdempotencyKey, isStorable, requireId } from '#server/platform/validation';
import type { RedeemRewardInput } from './order.input';

const maxAddressLength = 300;

/** Returns what was sent with a trimmed address and the id in lower case; BAD_USER_INPUT names a field out of range. */
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
  /** Orders of the reward that have yet to be sent. */
  open: number;
  /** The person's points. */
  balance: number;
}

/** Refuses a reward at another price than shown, without a piece left, or that costs more than the balance. */
export function assertRedeemable({ price, expectedPrice, stock, open, balance }: RedemptionDetails): void {
  if (price !== expectedPrice) throw new AppError('PRICE_CHANGED', undefined, { price });
  if (stock - open < 1) throw new AppError('OUT_OF_STOCK');
  if (balance < price) throw new AppError('NOT_ENOUGH_POINTS', undefined, { balance });
}
