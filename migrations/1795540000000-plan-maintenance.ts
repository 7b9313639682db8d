import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanMaintenance1795540000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table site_setting
        -- What people who wait are told: when the portal is meant to open again, and why it is closed.
        add maintenance_ends_at timestamptz,
        add maintenance_message jsonb not null default '{"en": "", "es": "", "fr": ""}',
        -- The image in place of the portal's mark, as it is shown: its id, address and size.
        add logo jsonb;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table site_setting drop maintenance_ends_at, drop maintenance_message, drop logo;
    `);
  }
}
