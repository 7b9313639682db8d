import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProgramTools1795450000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Links that help at work, listed under the programs.
      create table program_tool (
        id uuid primary key default gen_random_uuid(),
        title jsonb not null,
        text jsonb not null,
        href text not null,
        new_tab boolean not null,
        position int not null,
        publish_at timestamptz,
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table program_tool');
  }
}
