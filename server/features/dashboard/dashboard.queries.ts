import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { Dashboard, DashboardHealth } from './dashboard.types';

/** Returns SQL of this week's Monday. The parameters are the current time and the time zone. */
export const monday = (at: string, timezone: string): string =>
  `date_trunc('week', ${at}::timestamptz at time zone ${timezone}::text)::date`;

export const dashboardText = `with week as (
    select w::date as monday, w::date::timestamp at time zone $2::text as start,
      (w::date - 364)::timestamp at time zone $2 as before
    from generate_series((${monday('$1', '$2')} - 7 * ($3::int - 1))::timestamp, ${monday('$1', '$2')}::timestamp,
      interval '7 days') w
  ), done as (
    select w.week, sum(w.passed) as passed, sum(w.failed) as failed from result_week w
    where w.kind = 'test' and w.week >= ${monday('$1', '$2')} - 7 * ($3 - 1) group by w.week
  )
  select json_build_object(
    'refreshedAt', (select to_char(refreshed_at, ${iso}) from dashboard_state),
    'proPeople', coalesce((select pro_people from dashboard_state), 0),
    'daysDue', (select count(*) from dashboard_due),
    'weeks', (select json_agg(json_build_object('monday', w.monday, 'people', coalesce(s.people, 0),
        'peopleYearBefore', coalesce(b.people, 0), 'signIns', coalesce(s.sign_ins, 0),
        'passed', coalesce(d.passed, 0), 'failed', coalesce(d.failed, 0), 'newPro', coalesce(s.new_pro, 0),
        'pointsGiven', coalesce(s.points_given, 0), 'pointsSpent', coalesce(s.points_spent, 0),
        'isPending', exists (select from dashboard_due u where u.day >= w.monday and u.day < w.monday + 7
          -- Today is due twice a minute, although it is summed up.
          and u.day < ($1 at time zone $2)::date)) order by w.monday)
      from week w left join activity_span s on s.span = 'week' and s.start = w.start
      left join activity_span b on b.span = 'week' and b.start = w.before
      left join done d on d.week = w.monday),
    'stuck', (select json_agg(json_build_object('kind', k.kind, 'people', (select count(*) from stuck_person s
        join profile p on p.id = s.profile_id where s.kind = k.kind)) order by k.place)
      from unnest(array['no_attempts_left', 'near_pro', 'left_test', 'never_seen']) with ordinality k (kind, place)),
    'dealers', (select json_agg(json_build_object('kind', k.kind, 'accounts', (
        select coalesce(json_agg((select count(*) from account_progress g where g.kind = k.kind
          and least(g.finished, m.most) = n) order by n), '[]')
        from (select coalesce(max(modules), 0) as most from account_progress where kind = k.kind) m
        cross join lateral generate_series(0, m.most) n where m.most > 0)) order by k.kind desc)
      from unnest(array['gold_retailer', 'gold_distributor']) k (kind))) as json`;

export const selectDashboard = (at: Date, timezone: string, weeks: number) =>
  selectJson<Omit<Dashboard, 'health'>>('dashboard', dashboardText, [at, timezone, weeks]);

export const mailHoursText = `with mail as (
    select extract(hour from s.start at time zone $2::text)::int as hour, s.mails,
      ($1::timestamptz at time zone $2)::date - (s.start at time zone $2)::date as ago
    from activity_span s where s.span = 'hour' and s.start > $1 - interval '30 days' and s.start <= $1
  )
  select json_build_object('sealedAt', (select to_char(sealed_at, ${iso}) from audit_seal order by number desc limit 1),
    'currentHour', extract(hour from $1::timestamptz at time zone $2)::int,
    'mailHours', (select json_agg(json_build_object('hour', h,
        'mailCount', (select coalesce(sum(mails), 0) from mail where hour = h and ago = 0),
        'typicalMailCount', (select coalesce(sum(mails), 0) / 4.0 from mail where hour = h and ago in (7, 14, 21, 28))) order by h)
      from generate_series(0, 23) h)) as json`;

export const selectMailHours = (at: Date, timezone: string) =>
  selectJson<Pick<DashboardHealth, 'sealedAt' | 'currentHour' | 'mailHours'>>(
    'dashboard-mail-hours',
    mailHoursText,
    [at, timezone],
  );
