import type { VouchedEmail } from '#server/features/identity/vouched-emails';
import type { ProfileEntity } from '#server/features/profile/profile.entity';
import type { ProDates } from '#server/features/profile/changes/write-profile';

/** The selectable fields of two merged people, each with its columns. */
export const mergeFields = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  lang: ['lang'],
  role: ['role'],
  userType: ['userType'],
  account: ['accountId', 'managesRetailers'],
  store: ['location'],
  place: ['country', 'state'],
} as const satisfies Record<string, readonly (keyof ProfileEntity)[]>;

export type MergeField = keyof typeof mergeFields;
export type MergedColumn = (typeof mergeFields)[MergeField][number];
export type FieldValues = Partial<Pick<ProfileEntity, MergedColumn>>;

/** The values that a merge wrote to one profile. An undo restores those that are still the same. */
export interface Written {
  before: FieldValues;
  after: FieldValues;
}

/** The effects of a merge, by which it can be undone. */
export interface Moved {
  /** The keys of the moved rows by `table.column`. */
  rows: Record<string, unknown[][]>;
  kept: Written;
  merged: Written;
  /** True if the merge disabled the merged person. */
  disabled: boolean;
  points: number;
  /** The previous PRO dates of the remaining person; set if the user type came from the merged person. */
  pro: ProDates | null;
  vouched: VouchedEmail[];
}
