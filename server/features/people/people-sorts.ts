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

/** How people are sorted. */
export type PersonOrder = SortOrder<PersonOrderField>;

/** How a list of people `p` is sorted. */
export const peopleSorts: Record<PersonOrderField, RowSort> = {
  name: { description: 'The name, whatever its case and accents.', ...sortedText('p.name') },
  email: { description: 'The address, whatever its case.', ...sortedText('p.email') },
  role: { description: 'What they may do.', sql: 'p.role', type: 'text' },
  userType: { description: 'Which modules are meant for them.', sql: 'p.user_type', type: 'text' },
  account: {
    description: 'The name of the account, whatever its case and accents; who has none comes first.',
    ...sortedText('a.name'),
    join: 'join account a on a.id = p.account_id',
    without: { holds: 'p.account_id is null', key: "''::text" },
  },
  location: {
    description: 'The store; who has none comes first.',
    sql: 'p.location',
    type: 'text',
    without: { holds: 'p.location is null', key: "''::text" },
  },
  points: {
    description: 'The balance of points.',
    sql: 'b.balance',
    type: 'int',
    join: 'join points_balance b on b.profile_id = p.id',
    without: { holds: 'not exists (select from points_balance b where b.profile_id = p.id)', key: '0' },
  },
  testsPassed: {
    description: 'How many different tests they passed, over all time.',
    sql: 't.number',
    type: 'int',
    join: 'join tests_passed t on t.profile_id = p.id',
    without: { holds: 'not exists (select from tests_passed t where t.profile_id = p.id)', key: '0' },
  },
  lastSeenAt: {
    description: 'When they were last here; who never was comes first.',
    sql: 'p.last_seen_at',
    type: 'timestamptz',
    without: { holds: 'p.last_seen_at is null', key: "timestamptz '-infinity'" },
  },
  createdAt: { description: 'When the profile was made.', sql: 'p.created_at', type: 'timestamptz' },
  disabledAt: {
    description: 'Since when they may not sign in; who may comes last.',
    sql: 'p.disabled_at',
    type: 'timestamptz',
    without: { holds: 'p.disabled_at is null', key: "timestamptz 'infinity'" },
  },
};

export const PersonOrderInput = orderType('PersonOrder', sortsOf(peopleSorts));
