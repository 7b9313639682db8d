import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of the embedded provider whose people sign in at their company. */
export class KeepSingleSignOns1795842000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table idp.account add column if not exists broker text, add column if not exists broker_subject text',
    );
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists idp.idp_account_broker');
    await queryRunner.query(
      'create unique index concurrently idp_account_broker on idp.account (broker, broker_subject)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table idp.account drop column broker, drop column broker_subject');
  }
}
