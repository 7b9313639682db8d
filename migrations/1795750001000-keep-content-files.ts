import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepContentFiles1795750001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Which file is in what: parts hold ids that no foreign key can see, and a file that none refers to is removed.
      -- A row is written before that of what it belongs to, which has no key here: there may be several kinds.
      create table content_file (
        kind text not null,
        record_id uuid not null,
        file_id uuid not null references stored_file,
        primary key (kind, record_id, file_id)
      );
      create index content_file_file_id on content_file (file_id);
      -- Links by which somebody fetches a file of an article for a while.
      create table article_file_link (
        token_sha256 text primary key,
        article_id uuid not null references article on delete cascade,
        file_id uuid not null,
        profile_id uuid not null references profile,
        expires_at timestamptz not null
      );
      create index article_file_link_article_id on article_file_link (article_id);
      create index article_file_link_expires_at on article_file_link (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table article_file_link; drop table content_file');
  }
}
