import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSettings1763700002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table site_setting (
        id boolean primary key default true check (id),
        product_name text not null default 'Treadway',
        brand_color text not null default '#ffb200' check (brand_color ~ '^#[0-9a-f]{6}$'),
        login_line text not null default 'TREADWAY · KNOW THE TIRE · ',
        support_email text not null default 'support@treadway.example',
        timezone text not null default 'UTC',
        maintenance_mode boolean not null default false,
        gold_distributor_modules_enabled boolean not null default false,
        gold_retailer_modules_enabled boolean not null default false,
        gold_modal_copy jsonb not null default '{"en": "", "es": "", "fr": ""}',
        terms_and_conditions jsonb not null default '{"en": "", "es": "", "fr": ""}',
        standard_tests_required integer not null default 10 check (standard_tests_required >= 0),
        -- Whether a failed standard test counts toward the PRO tests as a passed one does.
        standard_tests_only_passed boolean not null default false,
        updated_at timestamptz not null default now()
      );
      insert into site_setting default values;
      create trigger site_setting_cache after insert or update or delete on site_setting
        for each statement execute function bump_cache_version('settings');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table site_setting;
    `);
  }
}
