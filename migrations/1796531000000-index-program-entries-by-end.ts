import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes program entries by their end, so that closing a program finds those that end with it. */
export class IndexProgramEntriesByEnd1796531000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted attempt leaves an invalid index.
    await queryRunner.query('drop index concurrently if exists program_entry_end');
    await queryRunner.query(
      'create index concurrently program_entry_end on program_entry (bucket, expires_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index program_entry_end');
  }
}
