import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A corrected row is parsed again; the cells that nobody corrected must stay rejected. */
export class KeepCellFaults1796460000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import_row add column faults jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import_row drop column faults');
  }
}
