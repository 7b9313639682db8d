import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddModuleReadingMinutes1764920000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- How long the material of a module takes, as its author says.
      alter table module add reading_minutes int check (reading_minutes between 1 and 600)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table module drop reading_minutes');
  }
}
