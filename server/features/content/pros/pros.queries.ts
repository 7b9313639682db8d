import { wordPatterns } from '#server/features/editing/search-words';
import { select, selectJson } from '#server/platform/database/database';
import type { TimeKey } from '#server/platform/paging';
import { foldSearchSql, iso } from '#server/platform/database/sql';
import type { Pro } from './pros.types';

/** The filter of PRO people: words of name or account, and since when they are PRO. */
export interface RequestedPros {
  search: string;
  from: Date | null;
  to: Date | null;
}

/** The people whose avatars the viewer sees even if they aren't public: all, those of some accounts, or the viewer. */
export interface SeenPictures {
  all: boolean;
  accountIds: readonly string[];
  profileId: string | null;
}

const found = `from profile p left join account a on a.id = p.account_id
  where p.user_type = 'pro' and p.disabled_at is null
    and ${foldSearchSql(`p.name || ' ' || coalesce(a.name, '')`)} like all($1::text[])
    and ($2::timestamptz is null or p.pro_since >= $2) and ($3::timestamptz is null or p.pro_since < $3)`;

const text = `select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'accountName', p.account_name, 'since', to_char(p.pro_since, ${iso}),
    'sortKey', (extract(epoch from p.pro_since) * 1000000)::bigint::text,
    'imageUrl', case when p.allows_public_avatar or $7::boolean or p.account_id = any($8::uuid[]) or p.id = $9::uuid
      then p.image ->> 'smUrl' end
  ) order by p.pro_since desc, p.id desc), '[]') as json
  from (
    select p.*, a.name as account_name ${found} and ($4::bigint is null or
      (p.pro_since, p.id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid))
    order by p.pro_since desc, p.id desc limit $6
  ) p`;

/** Returns up to `limit` PRO people, newest first, after the key. */
export async function selectPros(
  { search, from, to }: RequestedPros,
  { all, accountIds, profileId }: SeenPictures,
  after: TimeKey,
  limit: number,
): Promise<Pro[]> {
  const values = [wordPatterns(search), from, to, after.sortKey, after.id, limit, all, accountIds, profileId];
  return (await selectJson<Pro[]>('pros', text, values)) ?? [];
}

/** Returns the number of matching PRO people. */
export async function countPros({ search, from, to }: RequestedPros): Promise<number> {
  const [row] = await select<{ count: number }>('pros-count', `select count(*)::int as count ${found}`, [
    wordPatterns(search),
    from,
    to,
  ]);
  return row?.count ?? 0;
}
