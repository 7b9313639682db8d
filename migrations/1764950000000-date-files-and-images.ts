import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DateFilesAndImages1764950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- When the files and images of modules were added, as everything that administrators edit says it.
      alter table module_download add created_at timestamptz not null default now();
      alter table module_image add created_at timestamptz not null default now();
      update module_download set created_at = updated_at;
      update module_image set created_at = updated_at;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table module_image drop created_at;
      alter table module_download drop created_at;
    `);
  }
}
