import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type PointsChange, settle, withNewKeys } from './settle';

const change = (profileId: string, amount: number, idempotencyKey = 'k'): PointsChange => ({
  profileId,
  amount,
  reason: 'regrade',
  sourceId: 'spec',
  idempotencyKey,
});

describe('changes of points', () => {
  it('are applied in order, separately for each person', () => {
    const changes = [change('a', 50), change('b', 7), change('a', -70), change('a', -60)];
    const settled = settle(changes, new Map([['a', 40]]));
    expect(settled.map(({ amount, waived, balanceAfter }) => [amount, waived, balanceAfter])).toEqual([
      [50, 0, 90],
      [7, 0, 7],
      [-70, 0, 20],
      [-20, 40, 0],
    ]);
    expect(settled[0]).toEqual({ ...changes[0], waived: 0, balanceAfter: 90 });
  });

  it('never make a balance negative, and return the waived points', () => {
    const amounts = fc.array(
      fc.record({ who: fc.constantFrom('a', 'b'), amount: fc.integer({ min: -50, max: 50 }) }),
    );
    fc.assert(
      fc.property(amounts, fc.nat(100), (changes, balance) => {
        const balances = new Map([['a', balance]]);
        const settled = settle(
          changes.map(({ who, amount }) => change(who, amount)),
          balances,
        );
        const running = new Map(balances);
        for (const [index, { profileId, amount, waived, balanceAfter }] of settled.entries()) {
          running.set(profileId, (running.get(profileId) ?? 0) + amount);
          expect(balanceAfter).toBe(running.get(profileId));
          expect(balanceAfter).toBeGreaterThanOrEqual(0);
          expect(waived).toBeGreaterThanOrEqual(0);
          expect(amount - waived).toBe(changes[index]!.amount);
          expect(waived === 0 || balanceAfter === 0).toBe(true);
        }
      }),
    );
  });

  it("don't modify the balances passed in", () => {
    const balances = new Map([['a', 40]]);
    settle([change('a', 1)], balances);
    expect(balances.get('a')).toBe(40);
  });

  it('are applied once per key, and not for earlier keys', () => {
    const changes = [change('a', 1, 'x'), change('a', 2, 'y'), change('b', 3, 'x'), change('b', 4, 'z')];
    expect(withNewKeys(changes, ['z']).map(({ amount }) => amount)).toEqual([1, 2]);
  });
});
