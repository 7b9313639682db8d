import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReminders1795720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Who was reminded of open tests, at most once a day of the site's time zone.
      create table reminder (
        profile_id uuid not null references profile,
        day date not null,
        sent_by uuid not null references profile,
        created_at timestamptz not null default now(),
        primary key (profile_id, day)
      );
      create index reminder_sent_by on reminder (sent_by);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table reminder');
  }
}
