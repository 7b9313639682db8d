import type { ModuleCardFragment } from '#client/features/training/card/module-card.generated';

/** What the server says of a test that may be started. */
export const openAccess = {
  __typename: 'TestAccess',
  open: true,
  reason: null,
  message: null,
  opensAgainAt: null,
  standardTestsDone: null,
  standardTestsRequired: null,
};

/** How a person stands in a test that nobody has begun, as the card of its module asks for it. */
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
