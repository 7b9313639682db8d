import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDownloadArchives1764200051000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A short-lived address of several files and images of a module as one archive, given to one person. Only the
      -- SHA-256 of its token is kept; counted_at is set when it is first fetched.
      create table download_archive (
        token_sha256 text primary key,
        module_id uuid not null references module (id) on delete cascade,
        profile_id uuid not null references profile (id),
        download_ids uuid[] not null,
        image_ids uuid[] not null,
        expires_at timestamptz not null,
        counted_at timestamptz
      );
      create index download_archive_module on download_archive (module_id);
      create index download_archive_expires on download_archive (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table download_archive');
  }
}
