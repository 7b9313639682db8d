import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = "lower(regexp_replace(normalize(name, nfkd), '[\\u0300-\\u036f]', '', 'g'))";

export class SortNamesWithoutAccents1795801000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Lists of people by name: an accent on the first letter put a name behind Z.
      drop index profile_name, profile_pro;
      create index profile_name on profile ((${folded}), id);
      create index profile_pro on profile ((${folded}), id) where user_type = 'pro';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index profile_name, profile_pro;
      create index profile_name on profile (lower(name), id);
      create index profile_pro on profile (lower(name), id) where user_type = 'pro';
    `);
  }
}
