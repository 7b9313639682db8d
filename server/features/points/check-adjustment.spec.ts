import { describe, expect, it } from '@jest/globals';
import { assertWithinLimit, checkAdjustment, checkBalance, checkNote, maxBalance } from './check-adjustment';

const rejectionOf = (field: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: [field] },
    message: expect.stringMatching(/\w/),
  });

describe('a balance that is set', () => {
  it.each([0, 1, 1_000_000_000])('may be %s', (amount) => {
    expect(checkBalance(amount)).toBe(amount);
  });

  it.each([-1, 1_000_000_001, 1.5, NaN, Infinity, '5', null, undefined])('may not be %s', (amount) => {
    expect(() => checkBalance(amount)).toThrow(rejectionOf('amount'));
  });
});

describe('the note of an adjustment', () => {
  it('is trimmed, and null if it is empty', () => {
    expect(checkNote('  for the fair ')).toBe('for the fair');
    expect([checkNote('  '), checkNote(null), checkNote(undefined)]).toEqual([null, null, null]);
  });

  it('has up to 200 characters that can be stored', () => {
    expect(checkNote('x'.repeat(200))).toHaveLength(200);
    expect(() => checkNote('x'.repeat(201))).toThrow(rejectionOf('note'));
    expect(() => checkNote('a\0b')).toThrow(rejectionOf('note'));
  });
});

describe('an adjustment of points', () => {
  const adjustment = { delta: 10, note: ' fair ', idempotencyKey: 'key' };

  it.each([1, -1, 1_000_000_000, -1_000_000_000])('is accepted by %s, with its note', (delta) => {
    expect(checkAdjustment({ ...adjustment, delta })).toBe('fair');
  });

  it.each([0, 1_000_000_001, -1_000_000_001])('is rejected by %s', (delta) => {
    expect(() => checkAdjustment({ ...adjustment, delta })).toThrow(rejectionOf('delta'));
  });

  it('needs a key of 1 to 100 characters', () => {
    expect(checkAdjustment({ ...adjustment, idempotencyKey: 'k'.repeat(100) })).toBe('fair');
    for (const idempotencyKey of ['', '  ', 'k'.repeat(101), 'a\0b']) {
      expect(() => checkAdjustment({ ...adjustment, idempotencyKey })).toThrow(rejectionOf('idempotencyKey'));
    }
  });

  it('needs a note', () => {
    expect(() => checkAdjustment({ ...adjustment, note: '  ' })).toThrow(rejectionOf('note'));
  });

  it('can raise a balance to the maximum but not above it', () => {
    expect(() => assertWithinLimit(maxBalance - 5, 5)).not.toThrow();
    expect(() => assertWithinLimit(0, -5)).not.toThrow();
    expect(() => assertWithinLimit(maxBalance - 5, 6)).toThrow(rejectionOf('delta'));
  });
});
