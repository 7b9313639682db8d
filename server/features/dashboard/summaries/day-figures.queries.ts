import type { EntityManager } from 'typeorm';
import type { ResultKind } from '../dashboard.enums';

/** Returns SQL of the first instant of a day. The parameters are the day and the time zone. */
const startOf = (day: string, timezone: string): string =>
  `((${day})::timestamp at time zone ${timezone}::text)`;

const dayStart = startOf('$1::date', '$2');
const dayEnd = startOf('$1::date + 1', '$2');

/**
 * Summarizes the results of a day. An index finds those of each test, so that only this day is read. Unchanged rows are
 * left out before the insert, because a conflict locks and writes the existing row even without an update.
 */
export const writeResultDay = (manager: EntityManager, day: string, timezone: string): Promise<unknown> =>
  manager.query(
    `with result as materialized (
       select a.id, a.test_id, a.passed, p.account_id, p.location
       from test t cross join lateral (
         select a.id, a.test_id, a.profile_id, a.status = 'passed' as passed from attempt a
         where a.test_id = t.id and a.status in ('passed', 'failed')
           and a.closed_at >= ${dayStart} and a.closed_at < ${dayEnd}
       ) a join profile p on p.id = a.profile_id
     ), fresh as (
       select k.kind, k.key, (count(*) filter (where passed))::int as passed,
         (count(*) filter (where not passed))::int as failed
       from result r cross join lateral (values
         ('test', r.test_id::text), ('account', r.account_id::text), ('store', r.location)) k (kind, key)
       where k.key is not null group by k.kind, k.key
       union all
       select 'question', q.question_id::text,
         (count(*) filter (where q.credit_numerator >= q.credit_denominator))::int,
         (count(*) filter (where q.credit_numerator < q.credit_denominator))::int
       from result r join attempt_question q on q.attempt_id = r.id
       where q.credit_numerator is not null group by q.question_id
     ), gone as (
       delete from result_day d where d.day = $1
         and not exists (select from fresh f where f.kind = d.kind and f.key = d.key)
     )
     insert into result_day (day, kind, key, passed, failed)
     select $1, kind, key, passed, failed from fresh f
     where not exists (select from result_day d where d.day = $1 and d.kind = f.kind and d.key = f.key
       and (d.passed, d.failed) = (f.passed, f.failed))
     on conflict (day, kind, key) do update set passed = excluded.passed, failed = excluded.failed`,
    [day, timezone],
  );

/** Adds up the days of the week that begins on that day. */
export const writeResultWeek = (manager: EntityManager, week: string): Promise<unknown> =>
  manager.query(
    `with fresh as materialized (
       select kind, key, sum(passed)::int as passed, sum(failed)::int as failed
       from result_day where day >= $1::date and day < $1::date + 7 group by kind, key
     ), gone as (
       delete from result_week w where w.week = $1 and w.kind = any($2::text[])
         and not exists (select from fresh f where f.kind = w.kind and f.key = w.key)
     )
     insert into result_week (week, kind, key, passed, failed)
     select $1, kind, key, passed, failed from fresh f
     where not exists (select from result_week w where w.week = $1 and w.kind = f.kind and w.key = f.key
       and (w.passed, w.failed) = (f.passed, f.failed))
     on conflict (kind, week, key) do update set passed = excluded.passed, failed = excluded.failed`,
    [week, ['test', 'account', 'store', 'question'] satisfies ResultKind[]],
  );

const weekEnd = startOf('$1::date + 7', '$2');
const signIn = `e.action in ('user_login', 'sso_login')`;

/** Summarizes the activity of the week that starts on this day. Each person counts once. */
export const writeActivity = (manager: EntityManager, week: string, timezone: string): Promise<unknown> =>
  manager.query(
    `with entry as materialized (
       select e.action, e.actor_id from audit_entry e
       -- An administrator who views the portal as somebody doesn't sign in.
       where e.action in ('user_login', 'sso_login', 'sent_email') and e.outcome not in ('seen_as', 'opened_as')
         and e.at >= ${dayStart} and e.at < ${weekEnd}
     ), points as (
       select coalesce(sum(amount) filter (where amount > 0 and reason <> 'reward_returned'), 0) as given,
         coalesce(-sum(amount) filter (where reason = 'reward'), 0) as spent
       from points_entry where created_at >= ${dayStart} and created_at < ${weekEnd}
     )
     insert into activity_span as s (span, start, people, sign_ins, mails, points_given, points_spent, new_pro)
     select 'week', ${dayStart}, count(distinct e.actor_id) filter (where ${signIn}), count(*) filter (where ${signIn}),
       count(*) filter (where e.action = 'sent_email'), max(p.given), max(p.spent),
       (select count(*) from profile where user_type = 'pro' and pro_since >= ${dayStart} and pro_since < ${weekEnd})
     from points p left join entry e on true
     on conflict (span, start) do update set people = excluded.people, sign_ins = excluded.sign_ins,
       mails = excluded.mails, points_given = excluded.points_given, points_spent = excluded.points_spent,
       new_pro = excluded.new_pro
     where (s.people, s.sign_ins, s.mails, s.points_given, s.points_spent, s.new_pro) is distinct from
       (excluded.people, excluded.sign_ins, excluded.mails, excluded.points_given, excluded.points_spent, excluded.new_pro)`,
    [week, timezone],
  );

/** Counts the messages of each hour of a day. */
export const writeMailHours = (manager: EntityManager, day: string, timezone: string): Promise<unknown> =>
  manager.query(
    `insert into activity_span as s (span, start, people, sign_ins, mails, points_given, points_spent, new_pro)
     select 'hour', date_trunc('hour', e.at, $2::text), 0, 0, count(*), 0, 0, 0 from audit_entry e
     where e.action = 'sent_email' and e.at >= ${dayStart} and e.at < ${dayEnd} group by 2
     on conflict (span, start) do update set mails = excluded.mails where s.mails <> excluded.mails`,
    [day, timezone],
  );
