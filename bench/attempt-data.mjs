/**
 * Returns SQL that creates people who take tests. Each can sign in, has an attempt of 30 questions to save answers in,
 * and `tests` complete attempts each of standard and PRO tests to submit, with three incorrect answers. E-mails of
 * submissions aren't sent.
 */
const people = (count) => `
insert into idp.account (subject, email, name, password_hash)
select p.id, p.email, p.name, 'none' from generate_series(1, ${count}) n join profile p on p.id = md5('profile' || n)::uuid;
insert into profile_identity (issuer, subject, profile_id)
select 'embedded', p.id, p.id from generate_series(1, ${count}) n join profile p on p.id = md5('profile' || n)::uuid;
`;

const category = (count) => `case when n > ${count / 2} then 'pro' else 'standard' end`;

const tests = (count) => `
insert into module (id, kind, brand, name, description, created_at)
select md5('sat-module' || n)::uuid, 'training', 'conti', json_build_object('en', 'Sat module ' || n, 'es', '', 'fr', ''),
  json_build_object('en', '', 'es', '', 'fr', ''), timestamptz '2026-01-01' + n * interval '1 minute'
from generate_series(0, ${count}) n;
insert into test (id, module_id, category, pass_mark, points, reset_period)
select md5('sat-test' || n)::uuid, md5('sat-module' || n)::uuid, ${category(count)}, 80, 100, 'yearly'
from generate_series(0, ${count}) n;
insert into question (id, test_id, position, kind, text, options, feedback)
select md5('sat' || n || '/' || q)::uuid, md5('sat-test' || n)::uuid, q, 'multiple_choice',
  json_build_object('en', '<p>Which tire suits question ' || q || '?</p>', 'es', '<p>¿Cuál?</p>', 'fr', '<p>Lequel ?</p>'),
  (select json_agg(json_build_object('id', md5(n || '/' || q || '/' || o)::uuid, 'correct', o = 1, 'feedback', null,
    'text', json_build_object('en', 'Option ' || o, 'es', 'Opción ' || o, 'fr', 'Option ' || o)) order by o)
   from generate_series(1, 4) o),
  json_build_object('en', '<p>Because of the compound.</p>', 'es', '', 'fr', '')
from generate_series(0, ${count}) n, generate_series(1, 30) q;
insert into test_version (id, test_id, number, category, pass_mark, shuffle, reset_period, points, question_count,
  published_at)
select md5('sat-version' || n)::uuid, t.id, 1, t.category, t.pass_mark, t.shuffle, t.reset_period, t.points, 30,
  timestamptz '2026-01-01'
from generate_series(0, ${count}) n join test t on t.id = md5('sat-test' || n)::uuid;
insert into test_version_question (test_version_id, question_id, position, content, tags)
select v.id, q.id, q.position, question_content(q), q.tags
from generate_series(0, ${count}) n join test_version v on v.id = md5('sat-version' || n)::uuid
join question q on q.test_id = v.test_id;
update test set version_id = md5('sat-version' || n)::uuid from generate_series(0, ${count}) n
where id = md5('sat-test' || n)::uuid;
`;

const attempts = (persons, count) => `
insert into attempt (id, profile_id, test_id, test_version_id, category, pass_mark, points, question_count, started_at,
  last_saved_at)
select md5('sitting' || n || '/' || p)::uuid, md5('profile' || p)::uuid, md5('sat-test' || n)::uuid,
  md5('sat-version' || n)::uuid, ${category(count)}, 80, 100, 30, now(), now()
from generate_series(0, ${count}) n, generate_series(1, ${persons}) p;
insert into attempt_question (attempt_id, question_id, position, snapshot)
select md5('sitting' || n || '/' || p)::uuid, q.question_id, q.position, q.content
from generate_series(0, ${count}) n, generate_series(1, ${persons}) p, test_version_question q
where q.test_version_id = md5('sat-version' || n)::uuid;
insert into attempt_answer (attempt_id, question_id, revision, option_ids, saved_at)
select md5('sitting' || n || '/' || p)::uuid, md5('sat' || n || '/' || q)::uuid, 1,
  array[md5(n || '/' || q || '/' || case when q % 10 = 0 then 2 else 1 end)::uuid], now()
from generate_series(1, ${count}) n, generate_series(1, ${persons}) p, generate_series(1, 30) q;
`;

// The condition of a trigger can't contain a query, so the id of the task is written into it.
const noMail = `
create function bench_later() returns trigger language plpgsql as $$
begin
  new.run_at = 'infinity';
  return new;
end $$;
insert into graphile_worker._private_tasks (identifier) values ('send-mail') on conflict do nothing;
do $$
begin
  execute format('create trigger bench_later before insert on graphile_worker._private_jobs for each row
    when (new.task_id = %s) execute function bench_later()',
    (select id from graphile_worker._private_tasks where identifier = 'send-mail'));
end $$;
`;

/** Returns SQL that creates the people and their attempts only. */
export const createAttempts = (persons, each) =>
  [people(persons), tests(2 * each), attempts(persons, 2 * each)].join('\n');

/** Returns all of the SQL above. */
export const attemptData = (persons, each) => [createAttempts(persons, each), noMail, 'analyze;'].join('\n');
