import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTests1763700009000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table test (
        id uuid primary key default gen_random_uuid(),
        module_id uuid not null unique references module (id),
        category text not null check (category in ('standard', 'pro', 'conti', 'motorcycle')),
        pass_mark integer not null check (pass_mark between 1 and 100),
        questions_per_attempt integer check (questions_per_attempt > 0),
        shuffle boolean not null default true,
        time_limit_seconds integer check (time_limit_seconds > 0),
        max_fails integer check (max_fails > 0),
        reset_period text check (reset_period in ('yearly', 'quarterly', 'monthly', 'weekly')),
        points integer not null default 0 check (points >= 0),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create table question (
        id uuid primary key default gen_random_uuid(),
        test_id uuid not null references test (id),
        position integer not null,
        kind text not null check (kind in ('short_answer', 'multiple_choice', 'multiple_select')),
        -- Sanitised rich text per language.
        text jsonb not null,
        image_url text,
        -- [{id, text: {en, es, fr}, feedback: {en, es, fr} | null, correct}]
        options jsonb not null default '[]',
        -- {en: [...], es: [...], fr: [...]} for a short answer.
        accepted jsonb not null default '{"en": [], "es": [], "fr": []}',
        code boolean not null default false,
        feedback jsonb,
        weight integer not null default 1 check (weight > 0),
        credit text not null default 'exact' check (credit in ('exact', 'partial')),
        enabled boolean not null default true,
        -- Identifies a question of an imported file, so that importing it again changes nothing.
        import_key text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (test_id, position) deferrable initially deferred,
        unique (test_id, import_key)
      );

      create table attempt (
        id uuid primary key default gen_random_uuid(),
        profile_id uuid not null references profile (id),
        test_id uuid not null references test (id),
        status text not null default 'in_progress' check (status in ('in_progress', 'passed', 'failed', 'abandoned',
          'voided')),
        category text not null,
        pass_mark integer not null,
        -- What a pass earns, as it was when the attempt started.
        points integer not null,
        question_count integer not null,
        started_at timestamptz not null,
        deadline_at timestamptz,
        last_saved_at timestamptz not null,
        closed_at timestamptz,
        score integer check (score between 0 and 100),
        correct_count integer,
        points_earned integer not null default 0,
        promoted_to_pro boolean not null default false,
        -- [{id, position, name, selectedName, feedback}], names per language; null selectedName = not answered.
        incorrect_questions jsonb,
        check ((status = 'in_progress') = (closed_at is null)),
        check ((status in ('passed', 'failed')) = (score is not null))
      );
      create unique index attempt_one_in_progress on attempt (profile_id, test_id) where status = 'in_progress';
      create index attempt_profile_test on attempt (profile_id, test_id, started_at desc);
      create index attempt_profile_closed on attempt (profile_id, closed_at desc, id desc) where closed_at is not null;
      create index attempt_open_deadline on attempt (coalesce(deadline_at, last_saved_at)) where status = 'in_progress';

      create table attempt_question (
        attempt_id uuid not null references attempt (id),
        question_id uuid not null,
        position integer not null,
        -- The question as asked, options in the order shown, with what is correct; never sent to a learner.
        snapshot jsonb not null,
        primary key (attempt_id, question_id),
        unique (attempt_id, position)
      );

      create table attempt_answer (
        attempt_id uuid not null,
        question_id uuid not null,
        revision integer not null check (revision > 0),
        option_ids text[] not null default '{}',
        text text,
        saved_at timestamptz not null,
        primary key (attempt_id, question_id),
        foreign key (attempt_id, question_id) references attempt_question (attempt_id, question_id)
      );

      create trigger test_cache after insert or update or delete on test
        for each statement execute function bump_cache_version('modules');
      create trigger question_cache after insert or update or delete on question
        for each statement execute function bump_cache_version('modules');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table attempt_answer; drop table attempt_question; drop table attempt; drop table question; drop table test;
    `);
  }
}
