import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepAuditChecks1796110000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_check (
        id int primary key default 1 check (id = 1),
        checked_at timestamptz not null,
        entries bigint not null,
        findings int not null check (findings >= 0),
        head text
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table audit_check');
  }
}
