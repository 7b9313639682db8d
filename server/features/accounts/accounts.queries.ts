import type { EntityManager } from 'typeorm';
import { rowQuery } from '#server/features/editing/rows/list-rows';
import { eachWord, type RowList, type RowQuery, sortedText } from '#server/features/editing/rows/row-list';
import type { SortOrder } from '#server/features/editing/sort-keys';
import { select } from '#server/platform/database/database';
import { filterConditions } from '#server/platform/database/statement';
import type { AccountKind } from '#server/platform/access/viewer';
import { accountWords } from './account-words';

/** The sort fields of the list of accounts. */
export type AccountOrderField = 'name' | 'createdAt';

/** The selectable accounts, which are those that aren't disabled. */
export const accountRows: RowList<AccountOrderField> = {
  table: 'account a',
  id: 'a.id',
  holds: ['a.disabled_at is null'],
  conditions: {},
  sorts: {
    name: { description: "Name; case and accents don't matter.", ...sortedText('a.name') },
    createdAt: {
      description: 'Time of creation, which never changes.',
      sql: 'a.created_at',
      type: 'timestamptz',
    },
  },
  order: { field: 'name', direction: 'ASC' },
  found: eachWord((pattern) => `${accountWords()} like ${pattern}`),
  json: {
    id: 'a.id',
    kind: 'a.kind',
    number: 'a.number',
    name: 'a.name',
    country: 'a.country',
    region: 'a.region',
  },
  parts: 'join account a on a.id = f.id',
};

/** The requested filter and order of a list of accounts. */
export interface AccountsRequested {
  /** Words that must all match the name or number. */
  search?: string | null | undefined;
  kinds?: readonly AccountKind[] | null | undefined;
  orderBy?: SortOrder<AccountOrderField> | null | undefined;
}

/** Returns the validated query. */
export const accountQuery = ({ search, kinds, orderBy }: AccountsRequested): RowQuery<AccountOrderField> =>
  rowQuery(accountRows, { search, orderBy }, (statement) =>
    filterConditions(statement, [[kinds, 'text[]', (value) => `a.kind = any(${value})`]]),
  );

/** Returns the label of an account that isn't disabled; undefined if there is none. */
export async function accountLabel(id: string): Promise<string | undefined> {
  const [row] = await select<{ label: string }>(
    'account-label',
    `select name || ' (' || number || ')' as label from account where id = $1 and disabled_at is null`,
    [id],
  );
  return row?.label;
}

/** Returns true if the account exists and isn't disabled. Locks it until the transaction ends. */
export async function holdsAccount(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from account where id = $1 and disabled_at is null for share',
    [id],
  );
  return rows.length > 0;
}

/**
 * Returns which of these accounts exist, disabled or not, and keeps them from being deleted until the transaction ends.
 */
export async function accountsThere(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    'select id from account where id = any($1::uuid[]) order by id for key share',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns true if the account is a distributor that isn't disabled. Locks it until the transaction ends. */
export async function holdsDistributor(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select 1 from account where id = $1 and kind = 'gold_distributor' and disabled_at is null for share`,
    [id],
  );
  return rows.length > 0;
}

/** Returns true if the distributor has retailers. */
export async function hasRetailers(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('select 1 from account where distributor_id = $1 limit 1', [
    id,
  ]);
  return rows.length > 0;
}
