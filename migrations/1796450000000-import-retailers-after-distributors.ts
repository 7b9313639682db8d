import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of accounts are gone through twice, distributors first, and retailers look them up by number among their rows. */
export class ImportRetailersAfterDistributors1796450000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table data_import add column if not exists pass smallint not null default 0',
    );
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists data_import_row_number');
    await queryRunner.query(
      `create index concurrently data_import_row_number on data_import_row
         (import_id, lower(regexp_replace("values" ->> 'number', '[[:space:]-]', '', 'g'))) where "values" ? 'kind'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index data_import_row_number');
    await queryRunner.query('alter table data_import drop column pass');
  }
}
