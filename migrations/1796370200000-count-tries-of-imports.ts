import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often work on an import was begun since it came further: it is given up where that is too often. */
export class CountTriesOfImports1796370200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import add column tries int not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_import drop column tries');
  }
}
