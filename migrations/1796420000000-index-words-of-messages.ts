import type { MigrationInterface, QueryRunner } from 'typeorm';

const texts = [`'S-' || number::text`, 'name', 'email', 'test', 'text', 'reply'];
const words = texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `);
const folded = `lower(regexp_replace(normalize(${words}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

/** Messages to support are long texts: looking through 20,000 of them for a word took 0.7 s. */
export class IndexWordsOfMessages1796420000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists contact_message_words');
    await queryRunner.query(
      `create index concurrently contact_message_words on contact_message using gin ((${folded}) gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index contact_message_words');
  }
}
