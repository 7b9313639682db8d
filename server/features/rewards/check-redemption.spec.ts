import { describe, expect, it } from '@jest/globals';
import { shippingAddress } from '#server/testing/content/rewards';
import { assertRedeemable, checkRedemption, type RedemptionDetails } from './check-redemption';

const input = {
  rewardId: 'A0000000-0000-4000-8000-00000000000A',
  expectedPrice: 300,
  shippingAddress,
  rememberAddress: false,
  idempotencyKey: 'key',
};

const rejectionOf = (field: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: [field] },
    message: expect.stringMatching(/\w/),
  });

describe('checkRedemption', () => {
  it('returns the id in lower case and the address trimmed', () => {
    expect(
      checkRedemption({ ...input, shippingAddress: { ...shippingAddress, city: ' Baltimore\n' } }),
    ).toEqual({
      ...input,
      rewardId: input.rewardId.toLowerCase(),
    });
  });

  it('remembers the address only on request', () => {
    expect(checkRedemption({ ...input, rememberAddress: null }).rememberAddress).toBe(false);
    expect(checkRedemption({ ...input, rememberAddress: true }).rememberAddress).toBe(true);
  });

  it('accepts any storable key of 1 to 100 characters, unchanged', () => {
    const maxLength = ` ${'k'.repeat(99)}`;
    expect(checkRedemption({ ...input, idempotencyKey: maxLength }).idempotencyKey).toBe(maxLength);
    for (const idempotencyKey of ['', '  ', 'k'.repeat(101), 'a\0b']) {
      expect(() => checkRedemption({ ...input, idempotencyKey })).toThrow(rejectionOf('idempotencyKey'));
    }
  });

  it('fails with NOT_FOUND for an invalid reward id', () => {
    const unknown = expect.objectContaining({ code: 'NOT_FOUND' });
    expect(() => checkRedemption({ ...input, rewardId: 'mug' })).toThrow(unknown);
  });
});

describe('redemption of a reward', () => {
  const details = { price: 300, expectedPrice: 300, stock: 5, open: 4, balance: 300 };
  const check = (values: Partial<RedemptionDetails>) => () => assertRedeemable({ ...details, ...values });
  const rejection = (code: string, values: object) => expect.objectContaining({ code, details: values });

  it('succeeds at the displayed price, with one piece left and exactly enough points', () => {
    expect(check({})).not.toThrow();
    expect(check({ open: 0, balance: 1000 })).not.toThrow();
  });

  it('is rejected with the new price if the price has changed', () => {
    for (const expectedPrice of [299, 301]) {
      expect(check({ expectedPrice })).toThrow(rejection('PRICE_CHANGED', { price: 300 }));
    }
  });

  it('is rejected if open orders need all pieces or more', () => {
    expect(check({ open: 5 })).toThrow(rejection('OUT_OF_STOCK', {}));
    expect(check({ open: 6 })).toThrow(rejection('OUT_OF_STOCK', {}));
  });

  it('is rejected with the balance if there are too few points', () => {
    expect(check({ balance: 299 })).toThrow(rejection('NOT_ENOUGH_POINTS', { balance: 299 }));
  });
});
