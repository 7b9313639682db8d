import type { UserType } from '#client/platform/generated/schema';

/** What each user type is called, by message id. */
export const userTypeNames: Record<UserType, string> = {
  standard: 'userTypes.standard',
  pro: 'userTypes.pro',
  conti: 'userTypes.conti',
  motorcycle: 'userTypes.motorcycle',
};
