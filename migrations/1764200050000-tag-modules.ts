import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TagModules1764200050000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Sizes and codes by which a module is found, as administrators type them.
      alter table module add tags text[] not null default '{}';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table module drop tags');
  }
}
