import type { UserType } from '#client/platform/generated/schema';

/** The message ids of the user types. */
export const userTypeNames: Record<UserType, string> = {
  standard: 'userTypes.standard',
  pro: 'userTypes.pro',
  conti: 'userTypes.conti',
  motorcycle: 'userTypes.motorcycle',
};
