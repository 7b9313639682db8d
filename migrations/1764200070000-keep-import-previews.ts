import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepImportPreviews1764200070000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- When a preview is discarded by itself; null where it was kept, or is no preview.
      alter table question_import add expires_at timestamptz,
        add constraint question_import_expires check (expires_at is null or status = 'previewed');
      -- Whoever left one before had no word to keep it by, and gets a day to do so.
      update question_import set expires_at = now() + interval '1 day' where status = 'previewed';
      create index question_import_expiring on question_import (expires_at) where expires_at is not null;
      create index question_import_under_way on question_import (module_id)
        where status in ('reading', 'previewed', 'importing');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index question_import_under_way;
      alter table question_import drop expires_at;
    `);
  }
}
