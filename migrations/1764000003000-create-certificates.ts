import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCertificates1764000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Proof of one pass. Whoever knows the number may check it.
      create table certificate (
        number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
        attempt_id uuid not null unique references attempt (id),
        profile_id uuid not null references profile (id),
        -- As they were when the test was passed.
        holder_name text not null,
        test_name jsonb not null,
        passed_at timestamptz not null,
        -- Set where a regrade took the pass away, null again where one gave it back.
        withdrawn_at timestamptz
      );
      create index certificate_profile on certificate (profile_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table certificate;`);
  }
}
