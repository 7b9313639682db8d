import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteBackups1796500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table last_backup (
        id int primary key default 1 check (id = 1),
        completed_at timestamptz not null
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table last_backup');
  }
}
