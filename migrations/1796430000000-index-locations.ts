import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of people are sorted by location too. */
export class IndexLocations1796430000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists profile_location');
    await queryRunner.query('create index concurrently profile_location on profile (location, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index profile_location');
  }
}
