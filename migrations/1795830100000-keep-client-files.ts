import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepClientFiles1795830100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The built client of this release and of the two before: a page that was opened before a new release, or is answered
      -- by a server that has it not yet, finds its files on every server.
      create table client_release (
        id text primary key,
        files text[] not null,
        served_at timestamptz not null
      );
      create table client_file (
        name text primary key,
        body bytea not null
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_file; drop table client_release');
  }
}
