import type { MigrationInterface, QueryRunner } from 'typeorm';

const vector = (body: string): string => `
  create or replace function search_vector(text text, lang text) returns tsvector language sql immutable parallel safe as $$
    ${body}
  $$;`;

export class SplitSearchWordsOnce1795801500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      // Without the offset PostgreSQL would put the splitting, which takes most of the time, in both places again.
      vector(`select to_tsvector(search_config(lang), split) || to_tsvector('simple', split)
        from (select search_split(text, lang) as split offset 0) once`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      vector(
        `select to_tsvector(search_config(lang), search_split(text, lang)) || to_tsvector('simple', search_split(text, lang))`,
      ),
    );
  }
}
