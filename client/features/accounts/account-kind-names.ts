import type { AccountKind } from '#client/platform/generated/schema';

/** The message ids of the account kinds. */
export const accountKindNames: Record<AccountKind, string> = {
  employee: 'admin.accountKind.employee',
  cost_center: 'admin.accountKind.costCenter',
  gold_distributor: 'admin.accountKind.distributor',
  gold_retailer: 'admin.accountKind.retailer',
};
