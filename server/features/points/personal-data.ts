import type { PersonalData } from '#server/platform/personal-data';

/** The personal data of points. */
export const pointsPersonalData: readonly PersonalData[] = [
  {
    columns: ['points_balance.profile_id'],
    merge: { stays: 'The balances are added up by the room.' },
    inFile: {
      name: 'points',
      sql: 'select b.balance from person join points_balance b on b.profile_id = person.id',
    },
    forget: 'A balance is of nobody any more.',
  },
  {
    columns: ['points_entry.profile_id', 'points_entry.actor_id'],
    merge: {
      moves: [{ column: 'points_entry.profile_id', key: ['id'], counts: 'points_entries' }],
      stays: 'What somebody did stays under the profile that did it.',
    },
    inFile: {
      name: 'pointsEntries',
      sql: `select e.created_at as "createdAt", e.amount, e.waived, e.reason, e.note, e.balance_after as "balanceAfter"
        from person join points_entry e on e.profile_id = person.id order by e.created_at, e.id`,
    },
    forget: 'The ledger is never changed; its lines are of nobody any more.',
  },
];
