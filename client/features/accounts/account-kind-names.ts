import type { AccountKind } from '#client/platform/generated/schema';

/** What each kind of account is called, by message id. */
export const accountKindNames: Record<AccountKind, string> = {
  employee: 'people.kind.employee',
  cost_center: 'people.kind.costCenter',
  gold_distributor: 'people.kind.distributor',
  gold_retailer: 'people.kind.retailer',
};
