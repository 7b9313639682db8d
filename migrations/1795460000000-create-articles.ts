import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateArticles1795460000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Articles of a section. Their parts hold ids of pictures, which asset_use knows too, and of modules.
      create table article (
        id uuid primary key default gen_random_uuid(),
        section text not null check (section in ('whats-new', 'pro-training', 'gold-retailer-program')),
        slug text not null,
        title jsonb not null,
        summary jsonb not null,
        topic text not null check (topic in ('products', 'training', 'programs', 'material', 'people')),
        picture_id uuid references asset,
        parts jsonb not null default '[]',
        reading_minutes int not null,
        module_id uuid references module on delete set null,
        publish_at timestamptz,
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint article_slug unique (section, slug)
      );
      create index article_newest on article (section, publish_at desc, id desc);
      create index article_picture_id on article (picture_id);
      create index article_module_id on article (module_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table article');
  }
}
