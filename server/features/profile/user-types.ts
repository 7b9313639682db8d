import type { UserType } from '#server/platform/viewer';

/** The types of which something may name any to be meant for somebody of that type: PRO includes standard. */
export const typesMeantFor = (userType: UserType): readonly UserType[] =>
  userType === 'pro' ? ['pro', 'standard'] : [userType];

/**
 * Whether something meant for these user types is for somebody of that type: no types means everyone, and PRO
 * includes standard. A caller without a type is no person, so nothing is wrong with its type.
 */
export function isForUserType(userTypes: readonly UserType[], userType: UserType | null): boolean {
  if (userTypes.length === 0 || userType === null) return true;
  return typesMeantFor(userType).some((type) => userTypes.includes(type));
}
