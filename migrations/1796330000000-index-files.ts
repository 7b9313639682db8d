import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = "lower(regexp_replace(normalize(filename, nfkd), '[\\u0300-\\u036f]', '', 'g'))";
const original = (field: string): string => `variants -> 'original' ->> '${field}'`;

// What administrators sort files and images by, and what they are found by.
const indexes = [
  ['stored_file_created', 'stored_file', '(created_at, id)'],
  ['stored_file_name', 'stored_file', `((${folded}), id)`],
  ['stored_file_words', 'stored_file', `using gin ((${folded}) gin_trgm_ops)`],
  ['stored_file_type', 'stored_file', '(content_type, id)'],
  ['stored_file_size', 'stored_file', '(size, id)'],
  ['asset_created', 'asset', '(created_at, id)'],
  ['asset_name', 'asset', `((${folded}), id)`],
  ['asset_words', 'asset', `using gin ((${folded}) gin_trgm_ops)`],
  ['asset_type', 'asset', `((${original('contentType')}), id)`],
  ['asset_size', 'asset', `(((${original('size')})::bigint), id)`],
] as const;

/** Made while the portal writes: there may be an image of each person. */
export class IndexFiles1796330000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, table, of] of indexes) {
      // One that a try before could not finish is there, but of no use.
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${table} ${of}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await queryRunner.query(`drop index ${name}`);
  }
}
