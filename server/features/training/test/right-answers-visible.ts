import type { Learner } from '../access/learner';
import type { LearnerDetails } from '../access/learner.queries';
import type { TestBlockReason } from '../access/access';
import { type AccessModule, accessOf } from './my-test';

// A person whom another reason keeps from the test has not done with it: it may open before the period ends.
const doneWith = new Set<TestBlockReason | null>([
  'already_passed',
  'already_pro',
  'no_reset_date',
  'too_many_fails',
]);

function isDoneWith(module: AccessModule, details: LearnerDetails): boolean {
  const openAttempt = module.test && details.tests.get(module.test.id)?.open;
  return !openAttempt && doneWith.has(accessOf(module, details).reason);
}

/**
 * Whether somebody may know the right answers of a module's test: administrators and programs that write tests always, other programs never, people only once they have
 * passed it, or failed it as often as they may, and do not sit it again. Without a promise where what they have done was read before.
 */
export function tellsRightAnswers(module: AccessModule, learner: Learner): boolean | Promise<boolean> {
  if (learner.knowsAnswers || learner.profileId === null) return learner.knowsAnswers;
  return learner.details
    ? isDoneWith(module, learner.details)
    : learner.load().then((details) => isDoneWith(module, details));
}
