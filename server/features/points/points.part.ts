import type { ProfilePart } from '#server/features/profile/profile-parts';

/** The balance, loaded with the profile; null before the first points entry. */
export const balancePart: ProfilePart = {
  field: 'points',
  sql: () => '(select balance from points_balance where profile_id = p.id)',
};
