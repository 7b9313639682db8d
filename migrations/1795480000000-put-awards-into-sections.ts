import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PutAwardsIntoSections1795480000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Those of before are of PRO training, where they have stood.
      alter table award add column section text not null default 'pro-training'
        check (section in ('whats-new', 'pro-training', 'gold-retailer-program'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table award drop column section');
  }
}
