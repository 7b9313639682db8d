import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

/** Made while the portal writes: people may be many. */
export class IndexWordsOfPeople1795841000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists profile_words');
    await queryRunner.query(
      `create index concurrently profile_words on profile
       using gin ((${folded("name || ' ' || email")}) gin_trgm_ops)`,
    );
    await queryRunner.query('drop index concurrently if exists account_words');
    await queryRunner.query(
      `create index concurrently account_words on account
       using gin ((${folded("name || ' ' || number")}) gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index profile_words');
    await queryRunner.query('drop index account_words');
  }
}
