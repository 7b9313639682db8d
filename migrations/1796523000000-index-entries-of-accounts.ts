import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes program entries by account, so that disabling an account finds those that end with it. */
export class IndexEntriesOfAccounts1796523000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted attempt leaves an invalid index.
    await queryRunner.query('drop index concurrently if exists program_entry_account');
    await queryRunner.query(
      'create index concurrently program_entry_account on program_entry (account_id, expires_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index program_entry_account');
  }
}
