import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSurveys1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What people are asked; the questions with their options stand in the survey, in their order.
      create table survey (
        id uuid primary key default gen_random_uuid(),
        section text not null check (section in ('whats-new', 'pro-training', 'gold-retailer-program')),
        title jsonb not null,
        lead jsonb not null,
        questions jsonb not null,
        points int check (points between 1 and 100000),
        publish_at timestamptz,
        closes_at timestamptz,
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index survey_section on survey (section, publish_at desc);

      -- One person's answers; who it was says only that nobody answers twice.
      create table survey_response (
        id uuid primary key default gen_random_uuid(),
        survey_id uuid not null references survey,
        profile_id uuid references profile,
        account_kind text,
        lang text not null,
        started_at timestamptz not null,
        submitted_at timestamptz,
        unique (survey_id, profile_id)
      );
      create index survey_response_profile on survey_response (profile_id);

      create table survey_answer (
        response_id uuid not null references survey_response on delete cascade,
        question_id uuid not null,
        option_ids uuid[] not null default '{}',
        words text,
        revision int not null,
        saved_at timestamptz not null,
        primary key (response_id, question_id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table survey_answer, survey_response, survey');
  }
}
