import type { LearnerDetails } from './learner.queries';
import type { TestedModule } from '../module/catalogue';
import type { TestStatus } from '../training.enums';

/** Returns the status of a module for a person. A module without a test is passed once it was viewed. */
export function statusOf(
  { id, enabled, test }: Pick<TestedModule, 'id' | 'enabled' | 'test'>,
  details: Pick<LearnerDetails, 'tests' | 'viewed'>,
): TestStatus {
  if (!test) return details.viewed.has(id) ? 'passed' : 'not_started';
  const done = details.tests.get(test.id);
  if (!done) return 'not_started';
  if (done.open && enabled) return 'in_progress';
  if (done.passed) return 'passed';
  return done.fails > 0 ? 'failed' : 'not_started';
}
