import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLeaderboard1795730000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table profile add column hidden_from_leaderboard boolean not null default false;

      -- What was earned in a period is summed up person by person.
      create index points_entry_earned on points_entry (created_at, profile_id) include (amount)
        where reason in ('test_passed', 'survey');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index points_entry_earned;
      alter table profile drop column hidden_from_leaderboard;
    `);
  }
}
