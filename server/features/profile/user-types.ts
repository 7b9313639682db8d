import type { UserType } from '#server/platform/viewer';

/**
 * Whether something meant for these user types is for somebody of that type: no types means everyone, and PRO
 * includes standard. A caller without a type is no person, so nothing is wrong with its type.
 */
export function isForUserType(userTypes: readonly UserType[], userType: UserType | null): boolean {
  if (userTypes.length === 0 || userType === null) return true;
  return userTypes.includes(userType) || (userType === 'pro' && userTypes.includes('standard'));
}
