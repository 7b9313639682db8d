import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditMenus1795530000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Administrators edit links: each has a version. An address may be written in capitals.
      alter table menu_link
        add column created_at timestamptz not null default now(),
        add column updated_at timestamptz not null default now(),
        drop constraint menu_link_href_check,
        add constraint menu_link_href_check check (href ~* '^(/|https?://|mailto:|tel:)');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table menu_link
        drop column created_at,
        drop column updated_at,
        drop constraint menu_link_href_check,
        add constraint menu_link_href_check check (href ~ '^(/|https?://|mailto:|tel:)');
    `);
  }
}
