import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepListViews1795862000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table list_view (
        id uuid primary key default gen_random_uuid(),
        list text not null,
        name text not null,
        address text not null,
        owner_id uuid references profile (id) on delete cascade,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    // Of those for all, which nobody owns, there is one of a name too.
    await queryRunner.query(
      'create unique index list_view_name on list_view (list, owner_id, lower(name)) nulls not distinct',
    );
    await queryRunner.query('create index on list_view (owner_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table list_view');
  }
}
