/**
 * Returns SQL that adds a busy portal to the demo data: 50 modules with tests of 10 questions, `people` people with 30
 * closed attempts each, and 40 results of the learner. Every run creates the same data.
 */
export const benchData = (people) => `
insert into module (id, kind, brand, "group", name, description, art, created_at)
select md5('module' || n)::uuid, 'unknown', case when n % 2 = 0 then 'conti' else 'gt' end, null,
  json_build_object('en', 'Bench module ' || n, 'es', 'Módulo de carga ' || n, 'fr', 'Module de charge ' || n),
  json_build_object('en', '<p>' || repeat('Rubber and road. ', 12) || '</p>', 'es', '', 'fr', ''),
  (array['winter', 'touring', 'allterrain', 'sport', 'ev', 'road'])[1 + n % 6],
  timestamptz '2026-01-01' + n * interval '1 hour'
from generate_series(1, 50) n;

insert into test (id, module_id, category, pass_mark, time_limit_seconds, max_fails, reset_period, points)
select md5('test' || n)::uuid, md5('module' || n)::uuid, 'standard', 80, 600, 3,
  (array['yearly', 'quarterly', 'monthly', 'weekly'])[1 + n % 4], 100
from generate_series(1, 50) n;

insert into question (test_id, position, kind, text, options)
select md5('test' || n)::uuid, q, 'multiple_choice',
  json_build_object('en', 'Question ' || q, 'es', '', 'fr', ''),
  json_build_array(
    json_build_object('id', md5(n || '/' || q || '/a')::uuid, 'correct', true, 'feedback', null,
      'text', json_build_object('en', 'Right', 'es', '', 'fr', '')),
    json_build_object('id', md5(n || '/' || q || '/b')::uuid, 'correct', false, 'feedback', null,
      'text', json_build_object('en', 'Wrong', 'es', '', 'fr', '')))
from generate_series(1, 50) n, generate_series(1, 10) q;

insert into test_version (id, test_id, number, category, pass_mark, shuffle, time_limit_seconds, max_fails,
  reset_period, points, question_count, published_at)
select md5('version' || n)::uuid, t.id, 1, t.category, t.pass_mark, t.shuffle, t.time_limit_seconds, t.max_fails,
  t.reset_period, t.points, 10, timestamptz '2026-01-01'
from generate_series(1, 50) n join test t on t.id = md5('test' || n)::uuid;
insert into test_version_question (test_version_id, question_id, position, content, tags)
select v.id, q.id, q.position, question_content(q), q.tags
from test_version v join question q on q.test_id = v.test_id where v.id in (
  select md5('version' || n)::uuid from generate_series(1, 50) n);
update test set version_id = md5('version' || n)::uuid from generate_series(1, 50) n where id = md5('test' || n)::uuid;

insert into profile (id, name, email)
select md5('profile' || n)::uuid, 'Person ' || n, 'person' || n || '@bench.example' from generate_series(1, ${people}) n;
insert into points_balance (profile_id, balance) select id, 0 from profile on conflict do nothing;

insert into attempt (profile_id, test_id, test_version_id, status, category, pass_mark, points, question_count, started_at,
  last_saved_at, closed_at, score, correct_count, points_earned, incorrect_questions)
select p.id, md5('test' || 1 + (n * 7 + k) % 50)::uuid, md5('version' || 1 + (n * 7 + k) % 50)::uuid, s.status, 'standard', 80, 100, 10, t.at, t.at,
  t.at + interval '6 minutes', s.score, s.score / 10, case s.status when 'passed' then 100 else 0 end, '[]'
from (
  select md5('profile' || n)::uuid id, n, 30 many from generate_series(1, ${people}) n
  union all select id, 3, 40 from profile where email = 'learner@treadway.example'
) p
cross join lateral generate_series(1, p.many) k
cross join lateral (select timestamptz '2026-02-01' + (n * 13 + k * 977) % 20000 * interval '11 minutes' as at) t
cross join lateral (select case when (n + k) % 4 = 0 then 'failed' else 'passed' end as status,
  case when (n + k) % 4 = 0 then 60 else 90 end as score) s;

analyze;
`;
