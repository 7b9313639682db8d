import { orderType } from '#server/features/editing/made-types';
import { type RowSort, sortedText, sortsOf } from '#server/features/editing/rows/row-list';
import type { SortOrder } from '#server/features/editing/sort-keys';

export type PersonOrderField =
  | 'name'
  | 'email'
  | 'role'
  | 'userType'
  | 'account'
  | 'location'
  | 'points'
  | 'testsPassed'
  | 'lastSeenAt'
  | 'createdAt'
  | 'disabledAt';

/** The order of a list of people. */
export type PersonOrder = SortOrder<PersonOrderField>;

/** The sort fields of a list of people `p`. */
export const peopleSorts: Record<PersonOrderField, RowSort> = {
  name: { description: "Name; case and accents don't matter.", ...sortedText('p.name') },
  email: { description: "E-mail address; case doesn't matter.", ...sortedText('p.email') },
  role: { description: 'Role.', sql: 'p.role', type: 'text' },
  userType: { description: 'User type.', sql: 'p.user_type', type: 'text' },
  account: {
    description: "Name of the account; case and accents don't matter. People without one come first.",
    ...sortedText('a.name'),
    join: 'join account a on a.id = p.account_id',
    without: { holds: 'p.account_id is null', key: "''::text" },
  },
  location: {
    description: 'Store choice. People without one come first.',
    sql: 'p.location',
    type: 'text',
    without: { holds: 'p.location is null', key: "''::text" },
  },
  points: {
    description: 'Balance of points.',
    sql: 'b.balance',
    type: 'int',
    join: 'join points_balance b on b.profile_id = p.id',
    without: { holds: 'not exists (select from points_balance b where b.profile_id = p.id)', key: '0' },
  },
  testsPassed: {
    description: 'Number of different tests passed, over all time.',
    sql: 't.number',
    type: 'int',
    join: 'join tests_passed t on t.profile_id = p.id',
    without: { holds: 'not exists (select from tests_passed t where t.profile_id = p.id)', key: '0' },
  },
  lastSeenAt: {
    description: 'Time when the person last opened the portal. People who never did come first.',
    sql: 'p.last_seen_at',
    type: 'timestamptz',
    without: { holds: 'p.last_seen_at is null', key: "timestamptz '-infinity'" },
  },
  createdAt: { description: 'Time of creation.', sql: 'p.created_at', type: 'timestamptz' },
  disabledAt: {
    description: "Time since which the person can't sign in. People who can come last.",
    sql: 'p.disabled_at',
    type: 'timestamptz',
    without: { holds: 'p.disabled_at is null', key: "timestamptz 'infinity'" },
  },
};

export const PersonOrderInput = orderType('PersonOrder', sortsOf(peopleSorts));
