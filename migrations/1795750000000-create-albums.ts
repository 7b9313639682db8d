import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAlbums1795750000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Albums of a section. Their pictures are named by the ids of assets, which asset_use knows too.
      create table album (
        id uuid primary key default gen_random_uuid(),
        section text not null check (section in ('whats-new', 'pro-training', 'gold-retailer-program')),
        slug text not null,
        title jsonb not null,
        lead jsonb,
        pictures jsonb not null default '[]',
        publish_at timestamptz,
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint album_slug unique (section, slug)
      );
      create index album_newest on album (section, publish_at desc, id desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table album');
  }
}
