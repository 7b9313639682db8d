import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database';
import type { Account } from './account.types';

/** An account with the key that the list is sorted by. */
export type AccountRow = Account & { sortKey: string };

// `$1` is looked for as it is in name and number; empty finds all.
const found = `a.disabled_at is null and strpos(lower(a.name || ' ' || a.number), lower($1)) > 0`;

/** Up to `limit` accounts by name, which follow the one with the given key. */
export async function selectAccounts(
  search: string,
  after: { sortKey: string; id: string } | null,
  limit: number,
): Promise<AccountRow[]> {
  const rows = await selectJson<AccountRow[]>(
    'accounts',
    `select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'number', a.number, 'name', a.name,
         'country', a.country, 'region', a.region, 'sortKey', lower(a.name)) order by lower(a.name), a.id), '[]') as json
     from (
       select * from account a
       where ${found} and ($2::text is null or (lower(a.name), a.id) > ($2, $3::uuid))
       order by lower(a.name), a.id limit $4
     ) a`,
    [search, after?.sortKey ?? null, after?.id ?? null, limit],
  );
  return rows ?? [];
}

/** How many accounts there are. */
export async function countAccounts(search: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'accounts-count',
    `select count(*)::int as count from account a where ${found}`,
    [search],
  );
  return row?.count ?? 0;
}

/** Whether there is an account by that id that is not disabled; held as it is until the transaction ends. */
export async function holdsAccount(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from account where id = $1 and disabled_at is null for share',
    [id],
  );
  return rows.length > 0;
}
