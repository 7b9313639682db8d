import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { TeamEvent } from './team.types';

/** An event with the module of its test. */
export type TeamEventRow = Pick<TeamEvent, 'kind' | 'at' | 'personId' | 'personName' | 'score'> & {
  moduleId: string | null;
};

export interface TeamRow {
  people: { id: string; role: string }[];
  passedThisWeek: number;
  passedLastWeek: number;
  events: TeamEventRow[];
}

/** The starts of this week and the previous one. */
interface Weeks {
  thisWeek: Date;
  lastWeek: Date;
}

/** Returns the enabled people of accounts except one, and their activity this week. */
export const selectTeam = (
  accountIds: readonly string[],
  but: string,
  { thisWeek, lastWeek }: Weeks,
  maxEvents: number,
): Promise<TeamRow | null> =>
  selectJson<TeamRow>(
    'team',
    `with team as materialized (
       select id, name, role, user_type, pro_since, created_at from profile
       where account_id = any($1::uuid[]) and id <> $2::uuid and disabled_at is null
     ), marked as materialized (
       select p.id, p.name, a.test_id, a.status, a.score, a.closed_at
       from team p cross join lateral (
         select test_id, status, score, closed_at from attempt
         where profile_id = p.id and closed_at >= $4::timestamptz and status in ('passed', 'failed')
       ) a
     ), event as (
       select status as kind, closed_at as at, id, name, test_id, score from marked where closed_at >= $3::timestamptz
       union all
       select 'promoted', pro_since, id, name, null, null from team where user_type = 'pro' and pro_since >= $3
       union all
       select 'joined', created_at, id, name, null, null from team where created_at >= $3
       order by at desc, id limit $5
     )
     select json_build_object(
       'people', (select coalesce(json_agg(json_build_object('id', id, 'role', role)), '[]') from team),
       'passedThisWeek', (select count(*) from marked where status = 'passed' and closed_at >= $3),
       'passedLastWeek', (select count(*) from marked where status = 'passed' and closed_at < $3),
       'events', (select coalesce(json_agg(json_build_object('kind', e.kind, 'at', to_char(e.at, ${iso}),
           'personId', e.id, 'personName', e.name, 'moduleId', t.module_id, 'score', e.score)
           order by e.at desc, e.id), '[]')
         from event e left join test t on t.id = e.test_id)) as json`,
    [accountIds, but, thisWeek, lastWeek, maxEvents],
  );
