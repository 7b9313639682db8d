import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SayWhySessionsEnded1764200060000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Why the sessions before sessions_ended_at ended; null where that was before it was kept.
      alter table profile add column sessions_ended_by text
        check (sessions_ended_by in ('password', 'elsewhere'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profile drop column sessions_ended_by');
  }
}
