import type { LearnerDetails } from '../access/learner.queries';
import type { TestedModule } from '../module/catalogue';
import type { ModuleValues } from '../module/module.types';
import { statusOf } from '../access/status';
import { type Access, accessTo } from '../access/access';
import { blockMessage } from '../access/block-messages';
import type { MyTest, TestAccess } from './my-test.types';

/** The stored values of the fields. Texts in one language come from their translations. */
type AccessValues = Omit<TestAccess, 'message'>;

/** The parts of a module that decide access to its test. */
export type AccessModule = Pick<TestedModule, 'id' | 'enabled' | 'userTypes' | 'test'>;

const instants = new WeakMap<Date, string>();

/** Formats an instant. Results are cached, because all modules of a list share the four ends of periods. */
function instant(date: Date): string {
  let text = instants.get(date);
  if (!text) instants.set(date, (text = date.toISOString()));
  return text;
}

/** Returns the access of a person with these details to the module's test. */
export function accessOf(module: AccessModule, details: LearnerDetails): Access {
  const done = module.test ? details.tests.get(module.test.id) : undefined;
  const period = module.test?.resetPeriod;
  return accessTo({
    module,
    test: module.test,
    userType: details.userType,
    attemptInProgress: Boolean(done?.open),
    passed: done?.passed ?? false,
    fails: done?.fails ?? 0,
    periodEnd: period ? details.periods[period].end : null,
    standardTestsDone: details.standardTestsDone,
    standardTestsRequired: details.settings.standardTestsRequired,
  });
}

/** Returns the same in the format of the API. */
function testAccess(module: AccessModule, details: LearnerDetails): AccessValues {
  const { reason, opensAgainAt } = accessOf(module, details);
  const required = details.settings.standardTestsRequired;
  const pro = module.test?.category === 'pro';
  return {
    open: reason === null,
    reason,
    messageTranslations: reason && blockMessage(reason, required),
    opensAgainAt: opensAgainAt && instant(opensAgainAt),
    standardTestsDone: pro ? details.standardTestsDone : null,
    standardTestsRequired: pro ? required : null,
  };
}

/**
 * Returns the status of a person with these details in the module's test. `takesTests` is false for viewers who can
 * read everything.
 */
export function myTest(module: AccessModule, details: LearnerDetails, takesTests = true): MyTest {
  const done = module.test ? details.tests.get(module.test.id) : undefined;
  const open = module.enabled ? (done?.open ?? null) : null;
  const fails = done?.fails ?? 0;
  const maxFails = module.test?.maxFails ?? null;
  const period = module.test?.resetPeriod;
  const again = done && !done.passed ? done : null;
  return {
    status: statusOf(module, details),
    access: () => testAccess(module, details),
    attemptId: open?.attemptId ?? null,
    answered: open?.answered ?? 0,
    // Points are earned once in the counted time, and a test that was passed in it isn't open.
    pointsToEarn: () =>
      takesTests && accessOf(module, details).reason === null
        ? (open?.points ?? module.test?.points ?? 0)
        : 0,
    nextPosition: open?.nextPosition ?? null,
    deadlineAt: open?.deadlineAt ?? null,
    lastScore: done?.lastScore ?? null,
    lastResultId: done?.lastResultId ?? null,
    failsInPeriod: fails,
    passedBeforeAt: again?.passedBeforeAt ?? null,
    openSince: again?.openSince ?? null,
    periodEndsAt: () => (period ? instant(details.periods[period].end) : null),
    attemptsLeft: maxFails === null ? null : Math.max(0, maxFails - fails),
  };
}

/** Like `myTest`, for the module's learner; synchronous if their details are loaded. */
export function myTestOf(module: ModuleValues): MyTest | Promise<MyTest> {
  const { learner } = module;
  return learner.details
    ? myTest(module, learner.details, !learner.seesAll)
    : learner.load().then((details) => myTest(module, details, !learner.seesAll));
}
