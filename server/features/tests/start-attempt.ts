import type { EntityManager } from 'typeorm';

/**
 * Starts an attempt at a test with a snapshot of its questions, unless the person has one in progress, and gives
 * the id of the attempt in progress. Questions are drawn at random where an attempt has fewer than the test.
 */
export async function startAttempt(
  manager: EntityManager,
  profileId: string,
  testId: string,
  at: Date,
): Promise<string> {
  const [started]: { id: string }[] = await manager.query(
    `with drawn as materialized (
       select q.*, t.shuffle from question q join test t on t.id = q.test_id
       where q.test_id = $2 and q.enabled
       order by case when t.questions_per_attempt is not null then random() end
       limit (select questions_per_attempt from test where id = $2)
     ), started as (
       insert into attempt (profile_id, test_id, category, pass_mark, points, question_count, started_at, deadline_at,
         last_saved_at)
       select $1, id, category, pass_mark, points, (select count(*) from drawn), $3::timestamptz,
         $3::timestamptz + time_limit_seconds * interval '1 second', $3::timestamptz
       from test where id = $2
       on conflict (profile_id, test_id) where status = 'in_progress' do nothing
       returning id
     ), asked as (
       insert into attempt_question (attempt_id, question_id, position, snapshot)
       select s.id, d.id, row_number() over (order by d.position), jsonb_build_object('kind', d.kind,
         'text', d.text, 'imageUrl', d.image_url, 'accepted', d.accepted, 'code', d.code, 'feedback', d.feedback,
         'weight', d.weight, 'credit', d.credit,
         'options', (select coalesce(jsonb_agg(o.option order by case when d.shuffle then random() end, o.place), '[]')
           from jsonb_array_elements(d.options) with ordinality as o (option, place)))
       from drawn d cross join started s
     ) select id from started`,
    [profileId, testId, at],
  );
  if (started) return started.id;
  const [open]: { id: string }[] = await manager.query(
    `select id from attempt where profile_id = $1 and test_id = $2 and status = 'in_progress'`,
    [profileId, testId],
  );
  if (!open) throw new Error('An attempt was neither started nor found in progress.');
  return open.id;
}
