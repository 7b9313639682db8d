import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many entries are sealed up to a block, so that nobody sums all blocks; null of those that came before. */
export class TotalAuditSeals1796370320000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_seal add column if not exists total bigint');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_seal drop column total');
  }
}
