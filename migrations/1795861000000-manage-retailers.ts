import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ManageRetailers1795861000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table profile add column manages_retailers boolean not null default false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profile drop column manages_retailers');
  }
}
