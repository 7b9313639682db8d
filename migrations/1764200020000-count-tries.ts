import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountTries1764200020000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Tries at a password, counted under names by which nobody is told; all servers share them.
      create table counted_tries (
        key text primary key,
        tries integer not null,
        -- When the next one may be made.
        open_at timestamptz not null,
        forgotten_at timestamptz not null
      );
      create index counted_tries_forgotten on counted_tries (forgotten_at);

      drop table rate_limit;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table counted_tries;
      create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `);
  }
}
