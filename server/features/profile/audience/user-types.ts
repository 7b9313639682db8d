import type { UserType } from '#server/platform/access/viewer';

/** Returns the types that include a person of this type: content for standard people is also for PRO people. */
export const typesMeantFor = (userType: UserType): readonly UserType[] =>
  userType === 'pro' ? ['pro', 'standard'] : [userType];

/**
 * Returns true if content for these types is for a person of that type. No types means everyone, and standard includes
 * PRO. Callers without a type aren't people and always match.
 */
export function isForUserType(userTypes: readonly UserType[], userType: UserType | null): boolean {
  if (userTypes.length === 0 || userType === null) return true;
  return typesMeantFor(userType).some((type) => userTypes.includes(type));
}
