import type { PointsReason } from '#client/platform/generated/schema';
import type { PointsLineFragment } from './own-points.generated';

type Words = { given: string; taken: string };

const words: Record<PointsReason, Words> = {
  test_passed: { given: 'points.passed', taken: 'points.passed' },
  regrade: { given: 'points.regradeGiven', taken: 'points.regradeTaken' },
  adjustment: { given: 'points.adjustmentGiven', taken: 'points.adjustmentTaken' },
  survey: { given: 'points.survey', taken: 'points.survey' },
  reward: { given: 'points.reward', taken: 'points.reward' },
  reward_returned: { given: 'points.returned', taken: 'points.returned' },
};

const withoutModule: Partial<Record<PointsReason, Words>> = {
  test_passed: { given: 'points.passedSome', taken: 'points.passedSome' },
  regrade: { given: 'points.regradeSomeGiven', taken: 'points.regradeSomeTaken' },
};

const ofOrder: Partial<Record<PointsReason, string>> = {
  reward: 'points.rewardNamed',
  reward_returned: 'points.returnedNamed',
};

/** Returns the message id of the reason of a points entry. */
export function wordsOf({ reason, amount, result, order }: PointsLineFragment): string {
  const named = order && ofOrder[reason];
  if (named) return named;
  const said = (result ? undefined : withoutModule[reason]) ?? words[reason];
  return amount < 0 ? said.taken : said.given;
}

/** The filters above the list. `null` means all reasons. */
export const choices: readonly { id: string; reasons: PointsReason[] | null }[] = [
  { id: 'points.all', reasons: null },
  { id: 'points.earned', reasons: ['test_passed', 'survey'] },
  { id: 'points.spent', reasons: ['reward'] },
  { id: 'points.givenBack', reasons: ['reward_returned'] },
  { id: 'points.corrections', reasons: ['adjustment', 'regrade'] },
];
