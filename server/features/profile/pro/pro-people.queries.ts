import type { EntityManager } from 'typeorm';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { eachWord, type RowList, sortedText } from '#server/features/editing/rows/row-list';
import { moment } from '#server/platform/database/sql';
import { personWords } from '../person-rows/person-words';
import type { ProPerson } from './pro-people.types';

export type ProSort = 'name' | 'accountName' | 'proSince';

const accountName = '(select a.name from account a where a.id = p.account_id)';

/** The list of PRO people for administrators. */
export const proPeopleRows: RowList<ProSort> = {
  table: 'profile p',
  id: 'p.id',
  holds: ["p.user_type = 'pro'"],
  conditions: {
    name: { kind: 'text', sql: 'p.name' },
    email: { kind: 'text', sql: 'p.email' },
    accountName: { kind: 'text', sql: accountName, optional: true },
    proSince: { kind: 'moment', sql: 'p.pro_since', optional: true },
  },
  sorts: {
    name: { description: "Name; case and accents don't matter.", ...sortedText('p.name') },
    accountName: {
      description: "Name of the account; case and accents don't matter. People without one come first.",
      ...sortedText(`coalesce(${accountName}, '')`),
    },
    proSince: {
      description: 'Time when the person became PRO. People for whom it is unknown come first.',
      sql: 'p.pro_since',
      type: 'timestamptz',
      without: { holds: 'p.pro_since is null', key: "timestamptz '-infinity'" },
    },
  },
  order: { field: 'name', direction: 'ASC' },
  found: eachWord((pattern) => `${personWords()} like ${pattern}`),
  json: {
    id: 'p.id',
    name: 'p.name',
    email: 'p.email',
    accountName: 'a.name',
    proSince: moment('p.pro_since'),
  },
  parts: 'join profile p on p.id = f.id left join account a on a.id = p.account_id',
};

/** The columns of the exported file. */
export const proFileColumns: readonly Column<ProPerson>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name },
  { header: 'email', cell: ({ email }) => email },
  { header: 'accountName', cell: (person) => person.accountName ?? '' },
  moments('proSince', ({ proSince }) => proSince),
];

/** Locks the PRO people with these ids, or all if null, until the transaction ends. Returns when their cycles began. */
export const lockProPeople = (
  manager: EntityManager,
  ids: string[] | null,
): Promise<{ id: string; cycle: Date | null }[]> =>
  manager.query(
    `select id, pro_cycle_started_at as cycle from profile
     where user_type = 'pro' and ($1::uuid[] is null or id = any($1)) order by id for no key update`,
    [ids],
  );

/** Changes these people to standard and starts their next PRO cycle. */
export async function startProCycle(manager: EntityManager, ids: string[], at: Date): Promise<void> {
  await manager.query(
    `update profile set user_type = 'standard', pro_cycle_started_at = $2, updated_at = $2 where id = any($1)`,
    [ids, at],
  );
}
