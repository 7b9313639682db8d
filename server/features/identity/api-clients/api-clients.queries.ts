import { select, selectJson } from '#server/platform/database/database';
import { foldSearchSql, iso } from '#server/platform/database/sql';
import { readTogether } from '#server/platform/database/read-together';
import type { ApiClient, ApiClientDay } from './api-client.types';

/**
 * Returns the API clients of an issuer with the id, or all if it is null: most recent callers first, revoked clients
 * last.
 */
export async function selectClients(issuer: string, id: string | null, today: string): Promise<ApiClient[]> {
  const rows = await selectJson<Omit<ApiClient, 'readWith'>[]>(
    'api-clients',
    `select json_agg(json_build_object('id', c.id, 'clientId', c.client_id, 'name', c.name, 'scopes', c.scopes,
         'createdAt', to_char(c.created_at, ${iso}), 'createdByName', p.name,
         'lastUsedAt', to_char(u.last_at, ${iso}), 'callsToday', coalesce(u.today, 0),
         'revokedAt', case when not c.enabled then to_char(c.revoked_at, ${iso}) end)
       order by c.enabled desc, u.last_at desc nulls last, ${foldSearchSql('c.name')}, c.id) as json
     from api_client c left join profile p on p.id = c.created_by
     left join lateral (
       select max(last_at) as last_at, sum(calls) filter (where day = $3::date) as today
       from api_client_use where issuer = c.issuer and client_id = c.client_id
     ) u on true
     where c.issuer = $1 and ($2::uuid is null or c.id = $2)`,
    [issuer, id, today],
  );
  return readTogether(rows ?? []);
}

/** Returns the calls of these clients on each of `count` days up to `last`. */
export async function selectDays(
  issuer: string,
  ids: readonly string[],
  last: string,
  count: number,
): Promise<Map<string, ApiClientDay[]>> {
  const rows = await select<{ id: string; days: ApiClientDay[] }>(
    'api-client-days',
    `select c.id::text, json_agg(json_build_object('day', d.day, 'calls', coalesce(u.calls, 0),
         'rejected', coalesce(u.rejected, 0)) order by d.day) as days
     from api_client c
     cross join lateral (select $3::date - n as day from generate_series(0, $4::int - 1) n) d
     left join api_client_use u on u.issuer = c.issuer and u.client_id = c.client_id and u.day = d.day
     where c.issuer = $1 and c.id = any($2::uuid[]) group by c.id`,
    [issuer, ids, last, count],
  );
  return new Map(rows.map(({ id, days }) => [id, days]));
}
