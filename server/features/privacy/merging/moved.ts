import type { VouchedEmail } from '#server/features/identity/vouched-emails';
import type { ProfileEntity } from '#server/features/profile/profile.entity';
import type { ProDates } from '#server/features/profile/changes/write-profile';

/** What is chosen of two people who are merged, and what belongs together. */
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

/** What a merge wrote in one profile: to be taken back where it is so still. */
export interface Written {
  before: FieldValues;
  after: FieldValues;
}

/** What a merge did, by which it is undone. */
export interface Moved {
  /** By `table.column`, the keys of the rows that went over. */
  rows: Record<string, unknown[][]>;
  kept: Written;
  merged: Written;
  /** Whether it was the merge that disabled who was merged. */
  disabled: boolean;
  points: number;
  /** Of the person who stays, where the type was the other's. */
  pro: ProDates | null;
  vouched: VouchedEmail[];
}
