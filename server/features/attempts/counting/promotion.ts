import { isForUserType } from '#server/features/profile/audience/user-types';
import type { TestCategory } from '#server/features/authoring/test.enums';
import type { UserType } from '#server/platform/access/viewer';

/** A module's test, and whether the person has passed it in the counted time. */
export interface PromotionDetail {
  enabled: boolean;
  userTypes: readonly UserType[];
  category: TestCategory;
  questionCount: number;
  passed: boolean;
}

/**
 * Returns true if a standard person has passed every PRO test that is enabled, has questions and is open to their type.
 * There must be at least one.
 */
export function earnsPro(userType: UserType | null, tests: readonly PromotionDetail[]): boolean {
  if (userType !== 'standard') return false;
  const required = tests.filter(
    ({ enabled, userTypes, category, questionCount }) =>
      category === 'pro' && enabled && questionCount > 0 && isForUserType(userTypes, userType),
  );
  return required.length > 0 && required.every(({ passed }) => passed);
}
