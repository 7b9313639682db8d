import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionTests1764000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table question add tags text[] not null default '{}';

      -- A test as it was published. The rows of test and question are what administrators edit; learners meet
      -- only the version that test.version_id names, and an attempt keeps the one that it started with.
      create table test_version (
        id uuid primary key default gen_random_uuid(),
        test_id uuid not null references test (id),
        number integer not null check (number > 0),
        category text not null check (category in ('standard', 'pro', 'conti', 'motorcycle')),
        pass_mark integer not null check (pass_mark between 1 and 100),
        questions_per_attempt integer check (questions_per_attempt > 0),
        shuffle boolean not null,
        time_limit_seconds integer check (time_limit_seconds > 0),
        max_fails integer check (max_fails > 0),
        reset_period text check (reset_period in ('yearly', 'quarterly', 'monthly', 'weekly')),
        points integer not null check (points >= 0),
        question_count integer not null check (question_count >= 0),
        -- Null where the portal published it by itself.
        published_by uuid references profile (id),
        published_at timestamptz not null,
        unique (test_id, number)
      );

      create table test_version_question (
        test_version_id uuid not null references test_version (id),
        question_id uuid not null,
        position integer not null,
        -- What question_content gives.
        content jsonb not null,
        tags text[] not null,
        primary key (test_version_id, question_id)
      );

      -- Everything about a question that a learner meets or that decides its mark.
      create function question_content(q question) returns jsonb language sql stable as $$
        select jsonb_build_object('kind', q.kind, 'text', q.text, 'imageUrl', q.image_url, 'options', q.options,
          'accepted', q.accepted, 'code', q.code, 'feedback', q.feedback, 'weight', q.weight, 'credit', q.credit)
      $$;

      insert into test_version (test_id, number, category, pass_mark, questions_per_attempt, shuffle,
          time_limit_seconds, max_fails, reset_period, points, question_count, published_at)
        select id, 1, category, pass_mark, questions_per_attempt, shuffle, time_limit_seconds, max_fails,
          reset_period, points, (select count(*) from question q where q.test_id = t.id and q.enabled), updated_at
        from test t;
      insert into test_version_question (test_version_id, question_id, position, content, tags)
        select v.id, q.id, q.position, question_content(q), q.tags
        from test_version v join question q on q.test_id = v.test_id and q.enabled;

      create function refuse_test_version_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a published version of a test never changes';
      end $$;
      create trigger test_version_immutable before update or delete or truncate on test_version
        for each statement execute function refuse_test_version_change();
      create trigger test_version_question_immutable before update or delete or truncate on test_version_question
        for each statement execute function refuse_test_version_change();

      -- Null until the test is published for the first time.
      alter table test add version_id uuid references test_version (id);
      update test t set version_id = v.id from test_version v where v.test_id = t.id;

      alter table attempt add test_version_id uuid references test_version (id);
      update attempt a set test_version_id = t.version_id from test t where t.id = a.test_id;
      alter table attempt alter test_version_id set not null;
      create index attempt_test_closed on attempt (test_id, closed_at) where status in ('passed', 'failed');
      create index attempt_test_open on attempt (test_id) where status = 'in_progress';
      -- A module that was viewed is never deleted.
      create index module_view_module on module_view (module_id);

      -- What an answer earned of its question, an exact fraction; null until the attempt was marked.
      alter table attempt_question add credit_numerator integer, add credit_denominator integer,
        -- Right answers that a regrade put in place of the snapshot's own: [{optionIds} | {accepted, code}],
        -- of which the best counts, or 'full'.
        add right_answers jsonb;
      create index attempt_question_question on attempt_question (question_id);
      update attempt_question q set credit_denominator = 1, credit_numerator = case when exists (
          select from jsonb_array_elements(a.incorrect_questions) as i where i->>'id' = q.question_id::text)
          then 0 else 1 end
        from attempt a where a.id = q.attempt_id and a.status in ('passed', 'failed');
      update attempt_question q
        set credit_numerator = greatest(0, c.rightly - c.wrongly), credit_denominator = c.correct
        from attempt_answer w
        cross join lateral (select
            count(*) filter (where (o->>'correct')::boolean)::int as correct,
            count(*) filter (where (o->>'correct')::boolean and o->>'id' = any(w.option_ids))::int as rightly,
            count(*) filter (where not (o->>'correct')::boolean and o->>'id' = any(w.option_ids))::int as wrongly
          from attempt_question own, jsonb_array_elements(own.snapshot->'options') as o
          where own.attempt_id = w.attempt_id and own.question_id = w.question_id) c
        where w.attempt_id = q.attempt_id and w.question_id = q.question_id and q.credit_numerator = 0
          and q.snapshot->>'kind' = 'multiple_select' and q.snapshot->>'credit' = 'partial' and c.correct > 0;

      -- A remark on a question as a whole may tell its right answer, so it is kept apart from those on options.
      update attempt a set incorrect_questions = (
          select jsonb_agg(case when i->'feedback' = q.snapshot->'feedback'
            then i || jsonb_build_object('feedback', null, 'explanation', i->'feedback') else i end order by place)
          from jsonb_array_elements(a.incorrect_questions) with ordinality as e (i, place)
          left join attempt_question q on q.attempt_id = a.id and q.question_id::text = i->>'id')
        where exists (
          select from jsonb_array_elements(a.incorrect_questions) as i where jsonb_typeof(i->'feedback') = 'object');

      drop trigger question_cache on question;

      create index profile_pro on profile (lower(name), id) where user_type = 'pro';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index profile_pro;
      create trigger question_cache after insert or update or delete on question
        for each statement execute function bump_cache_version('modules');
      drop index attempt_question_question;
      alter table attempt_question drop credit_numerator, drop credit_denominator, drop right_answers;
      drop index module_view_module;
      drop index attempt_test_open;
      drop index attempt_test_closed;
      alter table attempt drop test_version_id;
      alter table test drop version_id;
      drop table test_version_question;
      drop table test_version;
      drop function refuse_test_version_change;
      drop function question_content;
      alter table question drop tags;
    `);
  }
}
