import { describe, expect, it } from '@jest/globals';
import { accountKindsOf, requireOpenProgram, secondsUntilNextTry } from './program.policy';

const at = new Date('2026-03-01T12:00:00.000Z');
const ago = (seconds: number): Date => new Date(at.getTime() - seconds * 1000);
const misses = (count: number, seconds: number): Date[] => Array.from({ length: count }, () => ago(seconds));

describe('wait after incorrect account numbers', () => {
  it('begins with the tenth within an hour', () => {
    expect(secondsUntilNextTry([], at)).toBeNull();
    expect(secondsUntilNextTry(misses(9, 1), at)).toBeNull();
    expect(secondsUntilNextTry(misses(10, 1), at)).toBe(3599);
  });

  it('ends when the tenth newest is an hour old', () => {
    expect(secondsUntilNextTry([...misses(9, 1), ago(3599)], at)).toBe(1);
    expect(secondsUntilNextTry([...misses(9, 1), ago(3600)], at)).toBeNull();
  });
});

describe('program', () => {
  it('opens by numbers of its own accounts, and the retailers’ also by a distributor’s', () => {
    expect(accountKindsOf('distributor')).toEqual(['gold_distributor']);
    expect(accountKindsOf('retailer')).toEqual(['gold_retailer', 'gold_distributor']);
  });

  it('depends on its own setting', () => {
    const site = { goldDistributorModulesEnabled: true, goldRetailerModulesEnabled: false };
    expect(() => requireOpenProgram('distributor', site)).not.toThrow();
    expect(() => requireOpenProgram('retailer', site)).toThrow('The gold retailer program is not open.');
  });
});
