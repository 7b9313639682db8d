import type { EntityManager } from 'typeorm';
import { select, selectJson } from '#server/platform/database';
import { foldedSql, iso } from '#server/platform/sql';
import type { ProPerson } from './pro-people.types';

/** SQL of whether `p` is PRO and has a text in name or e-mail, as it is; empty finds all. */
export const foundPro = (text: string): string =>
  `p.user_type = 'pro' and strpos(lower(p.name || ' ' || p.email), lower(${text})) > 0`;

const found = foundPro('$1');

const sortKey = foldedSql('p.name');

/** Up to `limit` PRO people by name, who follow the one with the given key. */
export async function selectProPeople(
  search: string,
  after: { sortKey: string; id: string } | null,
  limit: number,
): Promise<ProPerson[]> {
  const rows = await selectJson<ProPerson[]>(
    'pro-people',
    `select coalesce(json_agg(json_build_object(
         'id', p.id, 'name', p.name, 'email', p.email, 'accountName', a.name, 'sortKey', p.sort_key,
         'proSince', to_char(p.pro_since, ${iso})
       ) order by p.sort_key, p.id), '[]') as json
     from (
       select p.*, ${sortKey} as sort_key from profile p
       where ${found} and ($2::text is null or (${sortKey}, p.id) > ($2, $3::uuid))
       order by ${sortKey}, p.id limit $4
     ) p left join account a on a.id = p.account_id`,
    [search, after?.sortKey ?? null, after?.id ?? null, limit],
  );
  return rows ?? [];
}

/** How many PRO people there are. */
export async function countProPeople(search: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'pro-people-count',
    `select count(*)::int as count from profile p where ${found}`,
    [search],
  );
  return row?.count ?? 0;
}

/** Holds the PRO people with these ids, all where null, until the transaction ends; gives when their cycles began. */
export const lockProPeople = (
  manager: EntityManager,
  ids: string[] | null,
): Promise<{ id: string; cycle: Date | null }[]> =>
  manager.query(
    `select id, pro_cycle_started_at as cycle from profile
     where user_type = 'pro' and ($1::uuid[] is null or id = any($1)) order by id for no key update`,
    [ids],
  );

/** Makes these people standard and lets their next PRO cycle begin. */
export async function startProCycle(manager: EntityManager, ids: string[], at: Date): Promise<void> {
  await manager.query(
    `update profile set user_type = 'standard', pro_cycle_started_at = $2, updated_at = $2 where id = any($1)`,
    [ids, at],
  );
}
