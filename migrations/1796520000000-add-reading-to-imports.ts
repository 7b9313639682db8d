import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores how the file of an import is read: what was chosen, and what was found out. */
export class AddReadingToImports1796520000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table data_import add column reading jsonb not null default '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import drop column reading');
  }
}
