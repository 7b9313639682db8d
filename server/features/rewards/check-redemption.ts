import { AppError } from '#server/platform/errors';
import { checkIdempotencyKey, requireId } from '#server/platform/validation';
import { checkAddress } from './address/check-address';
import type { ShippingAddress } from './address/shipping-address.types';
import type { RedeemRewardInput } from './orders/order.input';

/** A redemption with valid values. */
export interface Redemption {
  rewardId: string;
  expectedPrice: number;
  shippingAddress: ShippingAddress;
  rememberAddress: boolean;
  idempotencyKey: string;
}

/**
 * Validates the input, trims the address and lower-cases the id. Throws BAD_USER_INPUT with the names of invalid
 * fields.
 */
export function checkRedemption({
  rewardId,
  expectedPrice,
  shippingAddress: sent,
  rememberAddress,
  idempotencyKey,
}: RedeemRewardInput): Redemption {
  const shippingAddress = checkAddress(sent);
  checkIdempotencyKey(idempotencyKey);
  return {
    rewardId: requireId(rewardId),
    expectedPrice,
    shippingAddress,
    rememberAddress: rememberAddress ?? false,
    idempotencyKey,
  };
}

/** The numbers that decide whether a person can redeem a reward. */
export interface RedemptionDetails {
  price: number;
  /** The price that the person saw. */
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
