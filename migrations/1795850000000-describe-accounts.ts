import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An address of accounts, and the distributor that a retailer belongs to. */
export class DescribeAccounts1795850000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table account add column if not exists address text, add column if not exists distributor_id uuid',
    );
    await queryRunner.query('alter table account drop constraint if exists account_distributor_id_fkey');
    await queryRunner.query(
      `alter table account add constraint account_distributor_id_fkey
       foreign key (distributor_id) references account (id) not valid`,
    );
    await queryRunner.query('alter table account validate constraint account_distributor_id_fkey');
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists account_distributor');
    await queryRunner.query(
      'create index concurrently account_distributor on account (distributor_id) where distributor_id is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table account drop column address, drop column distributor_id');
  }
}
