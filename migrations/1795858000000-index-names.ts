import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

// By the beginnings of names whatever the language of the database, and by what stands anywhere in a title.
const indexes = [
  ['profile_begins', 'profile', `((${folded('name')}) text_pattern_ops)`],
  ['account_begins', 'account', `((${folded('name')}) text_pattern_ops)`],
  ['search_text_begins', 'search_text', `((${folded('title')}) text_pattern_ops)`],
  ['search_text_titles', 'search_text', `using gin ((${folded('title')}) gin_trgm_ops)`],
] as const;

/** Made while the portal writes: people may be many. */
export class IndexNames1795858000000 implements MigrationInterface {
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
