import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates that each order has a whole address in parts, or none. */
export class ValidateShippingAddresses1796525010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table reward_order validate constraint reward_order_whole_address');
  }

  // A validated constraint needs no undoing: the migration before drops it with its columns.
  async down(): Promise<void> {}
}
