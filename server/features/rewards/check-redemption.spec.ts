import { describe, expect, it } from '@jest/globals';
import { assertRedeemable, checkRedemption, type RedemptionFacts } from './check-redemption';

const input = {
  rewardId: 'A0000000-0000-4000-8000-00000000000A',
  expectedPrice: 300,
  address: '1 Main Street',
  idempotencyKey: 'key',
};

const refusalOf = (field: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: [field] },
    message: expect.stringMatching(/\w/),
  });

describe('a redemption that is sent', () => {
  it('is taken with the id in lower case and the address without outer spaces', () => {
    expect(checkRedemption({ ...input, address: '  1 Main Street\n' })).toEqual({
      ...input,
      rewardId: input.rewardId.toLowerCase(),
    });
  });

  it('has an address of 1 to 300 characters that can be stored', () => {
    expect(checkRedemption({ ...input, address: ` ${'x'.repeat(300)} ` }).address).toHaveLength(300);
    for (const address of ['', '  ', 'x'.repeat(301), 'a\0b']) {
      expect(() => checkRedemption({ ...input, address })).toThrow(refusalOf('address'));
    }
  });

  it('has a key of 1 to 100 characters that can be stored, which stays as it is', () => {
    const longest = ` ${'k'.repeat(99)}`;
    expect(checkRedemption({ ...input, idempotencyKey: longest }).idempotencyKey).toBe(longest);
    for (const idempotencyKey of ['', '  ', 'k'.repeat(101), 'a\0b']) {
      expect(() => checkRedemption({ ...input, idempotencyKey })).toThrow(refusalOf('idempotencyKey'));
    }
  });

  it('of what can be no reward finds none', () => {
    const unknown = expect.objectContaining({ code: 'NOT_FOUND' });
    expect(() => checkRedemption({ ...input, rewardId: 'mug' })).toThrow(unknown);
  });
});

describe('a reward', () => {
  const facts = { price: 300, expectedPrice: 300, stock: 5, open: 4, balance: 300 };
  const check = (values: Partial<RedemptionFacts>) => () => assertRedeemable({ ...facts, ...values });
  const refusal = (code: string, details: object) => expect.objectContaining({ code, details });

  it('can be had at the price shown, with one piece left and just enough points', () => {
    expect(check({})).not.toThrow();
    expect(check({ open: 0, balance: 1000 })).not.toThrow();
  });

  it('is refused at another price, higher or lower, which is told', () => {
    for (const expectedPrice of [299, 301]) {
      expect(check({ expectedPrice })).toThrow(refusal('PRICE_CHANGED', { price: 300 }));
    }
  });

  it('is refused where open orders take every piece, or more', () => {
    expect(check({ open: 5 })).toThrow(refusal('OUT_OF_STOCK', {}));
    expect(check({ open: 6 })).toThrow(refusal('OUT_OF_STOCK', {}));
  });

  it('is refused with too few points, and the balance is told', () => {
    expect(check({ balance: 299 })).toThrow(refusal('NOT_ENOUGH_POINTS', { balance: 299 }));
  });
});
