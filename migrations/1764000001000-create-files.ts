import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFiles1764000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A file in the object storage. path is its key there; the name that people see is filename. The row comes
      -- before the bytes, so that none can lie there unknown: until stored_at is set they are on their way.
      create table stored_file (
        id uuid primary key default gen_random_uuid(),
        path text not null unique,
        filename text not null,
        ext text not null,
        content_type text not null,
        size bigint not null check (size >= 0),
        sha256 text not null,
        uploaded_by uuid references profile (id),
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        -- Since when no record uses it, where none does.
        unused_since timestamptz not null default now()
      );
      create index stored_file_unused on stored_file (unused_since);

      -- Downloads had addresses of other sites only; from here on every download is a stored file.
      delete from module_download;
      alter table module_download drop url, drop filename,
        add file_id uuid not null references stored_file (id),
        add updated_at timestamptz not null default now();
      create index module_download_file on module_download (file_id);

      -- What is said in a video, as WebVTT; at most one file a language.
      create table module_caption (
        download_id uuid not null references module_download (id) on delete cascade,
        lang text not null check (lang in ('en', 'es', 'fr')),
        file_id uuid not null references stored_file (id),
        primary key (download_id, lang)
      );
      create index module_caption_file on module_caption (file_id);
      create trigger module_caption_cache after insert or update or delete on module_caption
        for each statement execute function bump_cache_version('modules');

      -- A short-lived address of one download and its captions, given to one person. Only the SHA-256 of its token
      -- is kept; counted_at is set when the file is first fetched by it.
      create table download_link (
        token_sha256 text primary key,
        download_id uuid not null references module_download (id) on delete cascade,
        profile_id uuid not null references profile (id),
        expires_at timestamptz not null,
        counted_at timestamptz
      );
      create index download_link_download on download_link (download_id);
      create index download_link_expires on download_link (expires_at);

      -- One row each time that a learner fetched a download; ranges of one link count once.
      create table download_use (
        id bigint generated always as identity primary key,
        download_id uuid not null references module_download (id) on delete cascade,
        profile_id uuid not null references profile (id),
        at timestamptz not null
      );
      create index download_use_download on download_use (download_id, profile_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table download_use;
      drop table download_link;
      drop table module_caption;
      delete from module_download;
      alter table module_download drop file_id, drop updated_at, add url text not null, add filename text not null;
      drop table stored_file;
    `);
  }
}
