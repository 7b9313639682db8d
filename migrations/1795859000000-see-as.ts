import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeeAs1795859000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table seeing_as (
        issuer text not null,
        session_id text not null,
        administrator_id uuid not null references profile (id) on delete cascade,
        profile_id uuid not null references profile (id) on delete cascade,
        until timestamptz not null,
        primary key (issuer, session_id)
      )`);
    await queryRunner.query('create index on seeing_as (administrator_id)');
    await queryRunner.query('create index on seeing_as (profile_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table seeing_as');
  }
}
