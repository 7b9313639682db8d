import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates what the kinds and languages of imports may be. */
export class ValidateImports1796530010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import validate constraint data_import_kind_check');
    await queryRunner.query('alter table data_import validate constraint data_import_language_check');
  }

  async down(): Promise<void> {
    // A valid constraint can stay one.
  }
}
