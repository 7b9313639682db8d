import type { RegradeMode } from '#client/platform/generated/schema';

/**
 * The modes with the message ids of name and description. The default comes first, then the most to the least generous.
 */
export const regradeModes: readonly { mode: RegradeMode; nameId: string; meaningId: string }[] = [
  { mode: 'old_and_new', nameId: 'admin.regrade.oldAndNew', meaningId: 'admin.regrade.oldAndNewMeans' },
  { mode: 'full_credit', nameId: 'admin.regrade.fullCredit', meaningId: 'admin.regrade.fullCreditMeans' },
  { mode: 'new_only', nameId: 'admin.regrade.newOnly', meaningId: 'admin.regrade.newOnlyMeans' },
  { mode: 'none', nameId: 'admin.regrade.none', meaningId: 'admin.regrade.noneMeans' },
];

export const modeName = (mode: RegradeMode): string =>
  regradeModes.find((each) => each.mode === mode)?.nameId ?? mode;
