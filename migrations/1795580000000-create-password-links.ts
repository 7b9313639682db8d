import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasswordLinks1795580000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Links by which people set a new password, of which only hashes are kept; one that was used is gone.
      create table password_link (
        token_sha256 text primary key,
        profile_id uuid not null references profile,
        subject text not null,
        expires_at timestamptz not null
      );
      create index password_link_profile on password_link (profile_id);
      create index password_link_expires on password_link (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table password_link');
  }
}
