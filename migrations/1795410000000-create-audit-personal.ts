import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditPersonal1795410000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_personal (
        id uuid primary key,
        profile_id uuid not null,
        key bytea not null check (octet_length(key) = 32),
        -- The hashes in the audit cover this text, whose order jsonb would change.
        changes json not null,
        created_at timestamptz not null default now()
      );
      create index audit_personal_profile on audit_personal (profile_id);
      -- No foreign key: the side row goes when the person is erased, the entry stays.
      alter table audit_entry add column personal_id uuid;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table audit_entry drop column personal_id;
      drop table audit_personal;
    `);
  }
}
