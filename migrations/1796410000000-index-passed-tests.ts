import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many tests somebody has passed is told of each person of a list, and what the list may be narrowed by. */
export class IndexPassedTests1796410000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists attempt_passed');
    await queryRunner.query(
      `create index concurrently attempt_passed on attempt (profile_id, test_id) where status = 'passed'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index attempt_passed');
  }
}
