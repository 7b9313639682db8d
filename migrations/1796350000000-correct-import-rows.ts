import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorrectImportRows1796350000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table data_import_row add column corrected boolean not null default false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import_row drop column corrected');
  }
}
