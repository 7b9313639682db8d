import { isForUserType } from '#server/features/profile/audience/user-types';
import type { ResetPeriod, TestCategory } from '#server/features/authoring/test.enums';
import type { UserType } from '#server/platform/access/viewer';
import type { TestBlockReason } from '../training.enums';

/** The data that decides access to a module's test. */
export interface AccessDetails {
  module: { enabled: boolean; userTypes: readonly UserType[] };
  /** Null if the module has no test. */
  test: {
    category: TestCategory;
    questionCount: number;
    maxFails: number | null;
    resetPeriod: ResetPeriod | null;
  } | null;
  /** Null if the caller isn't a person. */
  userType: UserType | null;
  attemptInProgress: boolean;
  /** In the current period, or ever if there is none. */
  passed: boolean;
  /** Failed attempts in the same time. */
  fails: number;
  /** The end of the current period; null if there is none. */
  periodEnd: Date | null;
  standardTestsDone: number;
  standardTestsRequired: number;
}

export interface Access {
  /** The reason why the test is blocked; null if it is open. */
  reason: TestBlockReason | null;
  /** When the block ends automatically; null if it doesn't. */
  opensAgainAt: Date | null;
}

const open: Access = { reason: null, opensAgainAt: null };
const blocked = (reason: TestBlockReason, opensAgainAt: Date | null = null): Access => ({
  reason,
  opensAgainAt,
});

/**
 * Returns whether a person can take a module's test now. If not, the first reason in the order of the specification. An
 * attempt in progress can always be resumed, except in a disabled module.
 */
export function accessTo(details: AccessDetails): Access {
  const { module, test, userType, periodEnd } = details;
  if (!module.enabled) return blocked('disabled');
  if (details.attemptInProgress) return open;
  if (!isForUserType(module.userTypes, userType)) return blocked('wrong_user_type');
  if (!test || test.questionCount === 0) return blocked('no_questions');
  const pro = test.category === 'pro';
  if (pro && userType === 'pro') return blocked('already_pro');
  if (details.passed) return blocked('already_passed', periodEnd);
  if (pro && details.standardTestsDone < details.standardTestsRequired) return blocked('too_few_tests');
  if (test.maxFails === null || details.fails < test.maxFails) return open;
  return test.resetPeriod === null ? blocked('no_reset_date') : blocked('too_many_fails', periodEnd);
}
