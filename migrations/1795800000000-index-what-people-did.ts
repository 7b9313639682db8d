import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexWhatPeopleDid1795800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What a person gets in the file of own data, and what is forgotten of them, is found by the person.
      create index article_read_profile on article_read (profile_id);
      create index download_use_profile on download_use (profile_id);
      create index identity_session_profile on identity_session (profile_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'drop index article_read_profile, download_use_profile, identity_session_profile',
    );
  }
}
