import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateModules1763700008000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table module (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('tire', 'training', 'unknown')),
        brand text not null check (brand in ('conti', 'gt')),
        "group" text check ("group" in ('sales_skills', 'social_media', 'non_product', 'employee',
          'gold_distributor', 'gold_retailer')),
        name jsonb not null,
        description jsonb not null,
        art text not null default 'road' check (art in ('winter', 'touring', 'allterrain', 'sport', 'moto', 'ev',
          'road', 'arcs')),
        user_types text[] not null default '{}',
        enabled boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create table module_download (
        id uuid primary key default gen_random_uuid(),
        module_id uuid not null references module (id),
        kind text not null check (kind in ('video', 'datasheet', 'extra_file')),
        lang text not null check (lang in ('en', 'es', 'fr')),
        label text not null,
        url text not null,
        filename text not null,
        position integer not null
      );
      create index module_download_module on module_download (module_id, kind, position);

      create table module_image (
        id uuid primary key default gen_random_uuid(),
        module_id uuid not null references module (id),
        original_url text not null,
        width integer not null,
        height integer not null,
        position integer not null
      );
      create index module_image_module on module_image (module_id, position);

      create table module_view (
        profile_id uuid not null references profile (id),
        module_id uuid not null references module (id),
        viewed_at timestamptz not null default now(),
        primary key (profile_id, module_id)
      );

      create trigger module_cache after insert or update or delete on module
        for each statement execute function bump_cache_version('modules');
      create trigger module_download_cache after insert or update or delete on module_download
        for each statement execute function bump_cache_version('modules');
      create trigger module_image_cache after insert or update or delete on module_image
        for each statement execute function bump_cache_version('modules');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table module_view; drop table module_image; drop table module_download; drop table module;
    `);
  }
}
