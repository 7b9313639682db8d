import type { AccountKind } from '#client/platform/generated/schema';

/** What each kind of account is called, by message id. */
export const accountKindNames: Record<AccountKind, string> = {
  employee: 'admin.accountKind.employee',
  cost_center: 'admin.accountKind.costCenter',
  gold_distributor: 'admin.accountKind.distributor',
  gold_retailer: 'admin.accountKind.retailer',
};
