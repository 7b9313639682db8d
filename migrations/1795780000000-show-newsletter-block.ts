import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The block of the newsletter was hidden until there was one. */
export class ShowNewsletterBlock1795780000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("update home_block set hidden = false where kind = 'Newsletter'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("update home_block set hidden = true where kind = 'Newsletter'");
  }
}
