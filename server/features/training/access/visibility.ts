import { isForUserType } from '#server/features/profile/user-types';
import type { Bucket } from '#server/features/programs/program.policy';
import type { AccountKind, UserType } from '#server/platform/access/viewer';
import type { ModuleGroup } from '#server/features/modules/module.enums';

/** What decides whether somebody sees a module at all. */
export interface VisibilityDetails {
  /** Administrators and API clients. */
  seesAll: boolean;
  accountKind: AccountKind | null;
  /** The programs of which the person has an entry that still counts. */
  buckets: readonly Bucket[];
  goldDistributorModulesEnabled: boolean;
  goldRetailerModulesEnabled: boolean;
}

export type Visibility = 'visible' | 'hidden' | 'entry_required';

/** The group whose modules belong to a program. */
export const groupOf = (bucket: Bucket): ModuleGroup => `gold_${bucket}`;

/** Whether a module of that group is seen; gold ones ask for a program entry, others for an account. */
export function visibilityOf(group: ModuleGroup | null, details: VisibilityDetails): Visibility {
  if (details.seesAll) return 'visible';
  switch (group) {
    case 'gold_distributor':
      return details.goldDistributorModulesEnabled && details.buckets.includes('distributor')
        ? 'visible'
        : 'entry_required';
    case 'gold_retailer':
      return details.goldRetailerModulesEnabled && details.buckets.includes('retailer')
        ? 'visible'
        : 'entry_required';
    case 'employee':
      return details.accountKind === 'employee' || details.accountKind === 'cost_center'
        ? 'visible'
        : 'hidden';
    default:
      return 'visible';
  }
}

/** What decides whether somebody who sees a module may open it. */
export interface OpenableModule {
  readonly enabled: boolean;
  readonly userTypes: readonly UserType[];
}

/** Returns whether a module is enabled and for people of that user type; null for a caller that is no person. */
export const isOpenable = ({ enabled, userTypes }: OpenableModule, userType: UserType | null): boolean =>
  enabled && isForUserType(userTypes, userType);
