import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the dashboards read, written by a job: no table refers to another, so that no row of another is ever locked. */
export class SummariseFigures1795853000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table dashboard_state (
        id int primary key default 1 check (id = 1),
        read_to timestamptz,
        refreshed_at timestamptz,
        swept_to uuid,
        pro_people int not null default 0
      );
      create table dashboard_due (day date primary key);
      create table result_day (
        day date not null,
        kind text not null check (kind in ('test', 'account', 'store', 'question')),
        key text not null,
        passed int not null,
        failed int not null,
        primary key (day, kind, key)
      );
      create table result_week (
        week date not null,
        kind text not null check (kind in ('test', 'account', 'store', 'question')),
        key text not null,
        passed int not null,
        failed int not null,
        primary key (kind, week, key)
      );
      create table activity_span (
        span text not null check (span in ('hour', 'week')),
        start timestamptz not null,
        people int not null,
        sign_ins int not null,
        mails int not null,
        points_given bigint not null,
        points_spent bigint not null,
        new_pro int not null,
        primary key (span, start)
      );
      create table account_progress (
        account_id uuid primary key,
        kind text not null,
        people int not null,
        modules int not null,
        finished int not null,
        passed int not null,
        failed int not null,
        read_at timestamptz not null
      );
      create table stuck_person (
        kind text not null check (kind in ('used_tries', 'near_pro', 'left_test', 'never_seen')),
        profile_id uuid not null,
        since timestamptz not null,
        primary key (kind, profile_id)
      );
      create index stuck_person_profile on stuck_person (profile_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table dashboard_state, dashboard_due, result_day, result_week, activity_span,
      account_progress, stuck_person`);
  }
}
