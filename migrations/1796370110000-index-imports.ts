import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = `lower(regexp_replace(normalize(file_name, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

// What administrators sort imports by beside the newest; of one kind they go by its index of before.
const indexes = [
  ['data_import_file_name', `((${folded}), id)`],
  ['data_import_kinds', '(kind, id)'],
  ['data_import_status', '(status, id)'],
  ['data_import_row_count', '(row_count, id)'],
] as const;

/** Made while the portal writes. */
export class IndexImports1796370110000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, of] of indexes) {
      // One that a try before could not finish is there, but of no use.
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on data_import ${of}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await queryRunner.query(`drop index ${name}`);
  }
}
