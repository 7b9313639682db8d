import type { PointsReason, Role } from '#client/platform/generated/schema';

/** Message ids of what each value is called. */
export const roleNames: Record<Role, string> = {
  user: 'people.role.user',
  manager: 'people.role.manager',
  admin: 'people.role.admin',
};

/** Whose people a manager of a distributor reads, by whether its retailers were given too. */
export const managesNames: Record<'own' | 'retailers', string> = {
  own: 'people.manages.own',
  retailers: 'people.manages.retailers',
};

export const reasonNames: Record<PointsReason, string> = {
  adjustment: 'people.reason.adjustment',
  regrade: 'people.reason.regrade',
  reward: 'people.reason.reward',
  reward_returned: 'people.reason.rewardReturned',
  survey: 'people.reason.survey',
  test_passed: 'people.reason.testPassed',
};
