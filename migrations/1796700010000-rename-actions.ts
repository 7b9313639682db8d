import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bulk actions name their action, and imports who requested their last step, as the API does. */
export class RenameActions1796700010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Stops nothing: no release has the former names.
    await queryRunner.query(`
      alter table bulk_action rename column deed to action;
      alter table data_import rename column deed_by to requested_by;
      alter table data_import rename column deed_by_kind to requested_by_kind;
      alter table data_import rename constraint data_import_deed_by_kind_check to data_import_requested_by_kind_check;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table data_import rename constraint data_import_requested_by_kind_check to data_import_deed_by_kind_check;
      alter table data_import rename column requested_by_kind to deed_by_kind;
      alter table data_import rename column requested_by to deed_by;
      alter table bulk_action rename column action to deed;
    `);
  }
}
