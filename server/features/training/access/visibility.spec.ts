import { describe, expect, it } from '@jest/globals';
import type { AccountKind } from '#server/platform/access/viewer';
import { groupOf, type VisibilityDetails, visibilityOf } from './visibility';

const nobody: VisibilityDetails = {
  seesAll: false,
  accountKind: null,
  buckets: [],
  goldDistributorModulesEnabled: true,
  goldRetailerModulesEnabled: true,
};

const bucketsOfGroups = [
  ['gold_distributor', 'distributor', 'retailer', 'goldDistributorModulesEnabled'],
  ['gold_retailer', 'retailer', 'distributor', 'goldRetailerModulesEnabled'],
] as const;

describe('visibility of a module', () => {
  it('includes everyone for a module without a group', () => {
    expect(visibilityOf(null, nobody)).toBe('visible');
  });

  it.each(bucketsOfGroups)('requires for %s access to the %s program', (group, own, other, _enabled) => {
    expect(visibilityOf(group, { ...nobody, buckets: [own] })).toBe('visible');
    expect(visibilityOf(group, { ...nobody, buckets: [other] })).toBe('entry_required');
    expect(visibilityOf(group, nobody)).toBe('entry_required');
  });

  it.each(bucketsOfGroups)('ends for %s while the %s program is closed', (group, own, other, enabled) => {
    const details = { ...nobody, buckets: [own, other], [enabled]: false };
    expect(visibilityOf(group, details)).toBe('entry_required');
  });

  it.each<[AccountKind | null, string]>([
    ['employee', 'visible'],
    ['cost_center', 'visible'],
    ['gold_distributor', 'hidden'],
    ['gold_retailer', 'hidden'],
    [null, 'hidden'],
  ])('is determined for employee modules and an account of kind %s: %s', (accountKind, expected) => {
    expect(visibilityOf('employee', { ...nobody, accountKind })).toBe(expected);
  });

  it.each(['gold_distributor', 'gold_retailer', 'employee', null] as const)(
    'includes those with full read access for group %s',
    (group) => {
      const closed = { goldDistributorModulesEnabled: false, goldRetailerModulesEnabled: false };
      expect(visibilityOf(group, { ...nobody, ...closed, seesAll: true })).toBe('visible');
    },
  );

  it('uses the group with the name of a program', () => {
    expect([groupOf('distributor'), groupOf('retailer')]).toEqual(['gold_distributor', 'gold_retailer']);
  });
});
