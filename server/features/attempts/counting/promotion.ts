import { isForUserType } from '#server/features/profile/user-types';
import type { TestCategory } from '#server/features/authoring/test.enums';
import type { UserType } from '#server/platform/access/viewer';

/** A module's test and whether the person has passed it in the time that counts. */
export interface PromotionDetail {
  enabled: boolean;
  userTypes: readonly UserType[];
  category: TestCategory;
  questionCount: number;
  passed: boolean;
}

/**
 * Whether somebody becomes PRO: a standard person who has passed every PRO test that can be taken, is enabled and
 * may be opened by the person's type; there must be at least one.
 */
export function earnsPro(userType: UserType | null, tests: readonly PromotionDetail[]): boolean {
  if (userType !== 'standard') return false;
  const required = tests.filter(
    ({ enabled, userTypes, category, questionCount }) =>
      category === 'pro' && enabled && questionCount > 0 && isForUserType(userTypes, userType),
  );
  return required.length > 0 && required.every(({ passed }) => passed);
}
