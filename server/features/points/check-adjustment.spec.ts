import { describe, expect, it } from '@jest/globals';
import { assertWithinLimit, checkAdjustment, checkBalance, checkNote, maxBalance } from './check-adjustment';

const rejectionOf = (field: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: [field] },
    message: expect.stringMatching(/\w/),
  });

describe('checkBalance', () => {
  it.each([0, 1, 1_000_000_000])('accepts %s', (amount) => {
    expect(checkBalance(amount)).toBe(amount);
  });

  it.each([-1, 1_000_000_001, 1.5, NaN, Infinity, '5', null, undefined])('rejects %s', (amount) => {
    expect(() => checkBalance(amount)).toThrow(rejectionOf('amount'));
  });
});

describe('checkNote', () => {
  it('trims a note, and returns null for an empty one', () => {
    expect(checkNote('  for the fair ')).toBe('for the fair');
    expect([checkNote('  '), checkNote(null), checkNote(undefined)]).toEqual([null, null, null]);
  });

  it('accepts up to 200 storable characters', () => {
    expect(checkNote('x'.repeat(200))).toHaveLength(200);
    expect(() => checkNote('x'.repeat(201))).toThrow(rejectionOf('note'));
    expect(() => checkNote('a\0b')).toThrow(rejectionOf('note'));
  });
});

describe('checkAdjustment', () => {
  const adjustment = { delta: 10, note: ' fair ', idempotencyKey: 'key' };

  it.each([1, -1, 1_000_000_000, -1_000_000_000])('accepts %s and returns the note', (delta) => {
    expect(checkAdjustment({ ...adjustment, delta })).toBe('fair');
  });

  it.each([0, 1_000_000_001, -1_000_000_001])('rejects %s', (delta) => {
    expect(() => checkAdjustment({ ...adjustment, delta })).toThrow(rejectionOf('delta'));
  });

  it('requires a key of 1 to 100 characters', () => {
    expect(checkAdjustment({ ...adjustment, idempotencyKey: 'k'.repeat(100) })).toBe('fair');
    for (const idempotencyKey of ['', '  ', 'k'.repeat(101), 'a\0b']) {
      expect(() => checkAdjustment({ ...adjustment, idempotencyKey })).toThrow(rejectionOf('idempotencyKey'));
    }
  });

  it('requires a note', () => {
    expect(() => checkAdjustment({ ...adjustment, note: '  ' })).toThrow(rejectionOf('note'));
  });

  it('lets a balance reach the maximum but not exceed it', () => {
    expect(() => assertWithinLimit(maxBalance - 5, 5)).not.toThrow();
    expect(() => assertWithinLimit(0, -5)).not.toThrow();
    expect(() => assertWithinLimit(maxBalance - 5, 6)).toThrow(rejectionOf('delta'));
  });
});
