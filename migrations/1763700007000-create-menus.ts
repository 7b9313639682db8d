import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMenus1763700007000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table menu_link (
        id uuid primary key default gen_random_uuid(),
        location text not null check (location in ('mainMenu', 'footerMenu')),
        position integer not null,
        label jsonb not null,
        -- Only where a link may lead: a page of the portal, the web, mail or telephone; never a script.
        href text not null check (href ~ '^(/|https?://|mailto:|tel:)'),
        new_tab boolean not null default false,
        -- Empty arrays mean everyone.
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        unique (location, position) deferrable initially deferred
      );
      create trigger menu_link_cache after insert or update or delete on menu_link
        for each statement execute function bump_cache_version('menus');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table menu_link;
    `);
  }
}
