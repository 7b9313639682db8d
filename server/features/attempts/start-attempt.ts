import type { EntityManager } from 'typeorm';

/** A test in one of its published versions. */
export interface PublishedTest {
  id: string;
  versionId: string;
}

/**
 * Starts an attempt at a published test with a snapshot of its questions, unless one is in progress. Returns the id of
 * the attempt in progress. If an attempt has fewer questions than the test, draws at random from those that the person
 * has seen least often.
 */
export async function startAttempt(
  manager: EntityManager,
  profileId: string,
  test: PublishedTest,
  at: Date,
): Promise<string> {
  const [started]: { id: string }[] = await manager.query(
    `with seen as materialized (
       select q.question_id, count(*) as times from attempt a join attempt_question q on q.attempt_id = a.id
       where a.profile_id = $1 and a.test_id = $2 group by q.question_id
     ), drawn as materialized (
       select q.question_id, q.position, q.content, v.shuffle
       from test_version v join test_version_question q on q.test_version_id = v.id
       left join seen on seen.question_id = q.question_id
       where v.id = $3
       order by case when v.questions_per_attempt is not null then coalesce(seen.times, 0) end,
         case when v.questions_per_attempt is not null then random() end
       limit (select questions_per_attempt from test_version where id = $3)
     ), started as (
       insert into attempt (profile_id, test_id, test_version_id, category, pass_mark, points, question_count,
         started_at, deadline_at, last_saved_at, active_at)
       select $1, test_id, id, category, pass_mark, points, (select count(*) from drawn), $4::timestamptz,
         $4::timestamptz + time_limit_seconds * interval '1 second', $4::timestamptz, $4::timestamptz
       from test_version where id = $3
       on conflict (profile_id, test_id) where status = 'in_progress' do nothing
       returning id
     ), asked as (
       insert into attempt_question (attempt_id, question_id, position, snapshot)
       select s.id, d.question_id, row_number() over (order by d.position), d.content || jsonb_build_object('options',
         (select coalesce(jsonb_agg(o.option order by case when d.shuffle then random() end, o.place), '[]')
           from jsonb_array_elements(d.content->'options') with ordinality as o (option, place)))
       from drawn d cross join started s
     ) select id from started`,
    [profileId, test.id, test.versionId, at],
  );
  if (started) return started.id;
  const [open]: { id: string }[] = await manager.query(
    `select id from attempt where profile_id = $1 and test_id = $2 and status = 'in_progress'`,
    [profileId, test.id],
  );
  if (!open) throw new Error('An attempt was neither started nor found in progress.');
  return open.id;
}
