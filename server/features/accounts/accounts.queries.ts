import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database';
import type { AccountKind } from '#server/platform/viewer';
import type { Account } from './account.types';

/** An account with the key that the list is sorted by. */
export type AccountRow = Account & { sortKey: string };

/** Which accounts are asked for. */
export interface AccountsAsked {
  /** Looked for as it is in name and number; empty finds all. */
  search: string;
  /** All kinds where it is null. */
  kinds: readonly AccountKind[] | null;
}

const found = `a.disabled_at is null and strpos(lower(a.name || ' ' || a.number), lower($1)) > 0
  and ($2::text[] is null or a.kind = any($2))`;

/** Up to `limit` accounts by name, which follow the one with the given key. */
export async function selectAccounts(
  { search, kinds }: AccountsAsked,
  after: { sortKey: string; id: string } | null,
  limit: number,
): Promise<AccountRow[]> {
  const rows = await selectJson<AccountRow[]>(
    'accounts',
    `select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'number', a.number, 'name', a.name,
         'country', a.country, 'region', a.region, 'sortKey', lower(a.name)) order by lower(a.name), a.id), '[]') as json
     from (
       select * from account a
       where ${found} and ($3::text is null or (lower(a.name), a.id) > ($3, $4::uuid))
       order by lower(a.name), a.id limit $5
     ) a`,
    [search, kinds, after?.sortKey ?? null, after?.id ?? null, limit],
  );
  return rows ?? [];
}

/** How many accounts there are. */
export async function countAccounts({ search, kinds }: AccountsAsked): Promise<number> {
  const [row] = await select<{ count: number }>(
    'accounts-count',
    `select count(*)::int as count from account a where ${found}`,
    [search, kinds],
  );
  return row?.count ?? 0;
}

/** What an account is called that is not disabled; undefined where there is none. */
export async function accountLabel(id: string): Promise<string | undefined> {
  const [row] = await select<{ label: string }>(
    'account-label',
    `select name || ' (' || number || ')' as label from account where id = $1 and disabled_at is null`,
    [id],
  );
  return row?.label;
}

/** Whether there is an account by that id that is not disabled; held as it is until the transaction ends. */
export async function holdsAccount(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select 1 from account where id = $1 and disabled_at is null for share',
    [id],
  );
  return rows.length > 0;
}

/** Whether that is a distributor that is not disabled; held as it is until the transaction ends. */
export async function holdsDistributor(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select 1 from account where id = $1 and kind = 'gold_distributor' and disabled_at is null for share`,
    [id],
  );
  return rows.length > 0;
}

/** Whether retailers belong to a distributor. */
export async function hasRetailers(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('select 1 from account where distributor_id = $1 limit 1', [
    id,
  ]);
  return rows.length > 0;
}
