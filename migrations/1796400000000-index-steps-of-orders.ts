import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are sorted by how far they are, not by the letters of their states; made while the portal writes. */
export class IndexStepsOfOrders1796400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists reward_order_step');
    await queryRunner.query(
      `create index concurrently reward_order_step
         on reward_order ((array_position('{placed,packed,sent,received,cancelled}'::text[], state)), id)`,
    );
    await queryRunner.query('drop index concurrently if exists reward_order_state');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index reward_order_step');
    await queryRunner.query('create index reward_order_state on reward_order (state, id)');
  }
}
