import { isForUserType } from '#server/features/profile/audience/user-types';
import type { Bucket } from '#server/features/programs/program.policy';
import type { AccountKind, UserType } from '#server/platform/access/viewer';
import type { ModuleGroup } from '#server/features/modules/module.enums';

/** The data that decides whether a person can see a module. */
export interface VisibilityDetails {
  /** True for administrators and API clients. */
  seesAll: boolean;
  accountKind: AccountKind | null;
  /** The programs to which the person has valid access. */
  buckets: readonly Bucket[];
  goldDistributorModulesEnabled: boolean;
  goldRetailerModulesEnabled: boolean;
}

export type Visibility = 'visible' | 'hidden' | 'entry_required';

/** Returns the group of a program's modules. */
export const groupOf = (bucket: Bucket): ModuleGroup => `gold_${bucket}`;

/** Returns whether modules of a group are visible. Gold groups require program access, others an account. */
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

/** The data that decides whether a visible module can be opened. */
export interface OpenableModule {
  readonly enabled: boolean;
  readonly userTypes: readonly UserType[];
}

/** Returns true if a module is enabled and for people of this user type. Null means that the caller isn't a person. */
export const isOpenable = ({ enabled, userTypes }: OpenableModule, userType: UserType | null): boolean =>
  enabled && isForUserType(userTypes, userType);
