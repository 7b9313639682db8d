import type { Learner } from '../access/learner';
import type { LearnerDetails } from '../access/learner.queries';
import type { TestBlockReason } from '../training.enums';
import { type AccessModule, accessOf } from './my-test';

// A person who is blocked for another reason may take the test again before the period ends.
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
 * Returns true if the learner may know the correct answers of a module's test: administrators and API clients that can
 * write tests always, other API clients never, and people once they have passed it or used all attempts and have no
 * further one. Synchronous if their details are loaded.
 */
export function tellsRightAnswers(module: AccessModule, learner: Learner): boolean | Promise<boolean> {
  if (learner.knowsAnswers || learner.profileId === null) return learner.knowsAnswers;
  return learner.details
    ? isDoneWith(module, learner.details)
    : learner.load().then((details) => isDoneWith(module, details));
}
