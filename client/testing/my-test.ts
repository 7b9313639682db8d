import type { ModuleCardFragment } from '#client/features/training/card/module-card.generated';

/** The access of a test that can be started. */
export const openAccess = {
  __typename: 'TestAccess',
  open: true,
  reason: null,
  message: null,
  opensAgainAt: null,
  standardTestsDone: null,
  standardTestsRequired: null,
};

/** The test state of a person who hasn't started the test, in the form that module cards query. */
export const notStarted = {
  __typename: 'MyTest',
  status: 'not_started',
  access: openAccess,
  answered: 0,
  pointsToEarn: 0,
  nextPosition: null,
  lastScore: null,
  attemptsLeft: null,
  passedBeforeAt: null,
  openSince: null,
} satisfies ModuleCardFragment['myTest'] & { __typename: string };
