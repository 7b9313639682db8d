import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HostedAssemblies1764100002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- An upload that the hosted service took in, while and after the portal takes its files from there.
      create table hosted_assembly (
        id text primary key check (id ~ '^[0-9a-f]{32}$'),
        purpose text not null check (purpose in ('avatar', 'module', 'question', 'content')),
        owner_id uuid not null references profile (id),
        status text not null check (status in ('taking', 'taken', 'failed')),
        -- Code of the reason why nothing is taken, where it failed.
        error text,
        -- What became of each file: an array of upload, uploadUrl, assetId and reason, in the order of the upload.
        outcomes jsonb not null default '[]',
        -- How often a server began since the service was last silent.
        tries integer not null default 0,
        -- When a server last worked on it; null while none does.
        worked_at timestamptz,
        created_at timestamptz not null
      );
      create index hosted_assembly_worked on hosted_assembly (worked_at) where status = 'taking';
      create index hosted_assembly_created on hosted_assembly (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table hosted_assembly');
  }
}
