import type { ProfilePart } from '#server/features/profile/profile-parts';

/** The balance of a person, read with the profile; null before the first line of the ledger. */
export const balancePart: ProfilePart = {
  field: 'points',
  sql: () => '(select balance from points_balance where profile_id = p.id)',
};
