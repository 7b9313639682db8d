import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAssemblies1764100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What uploads are signed with, one pair for the whole installation.
      create table upload_key (
        single boolean primary key default true check (single),
        auth_key text not null,
        secret text not null
      );

      -- An image that was uploaded. variants names the objects of small, large, original and thumbnail, each with
      -- key, contentType, size, width and height. The row comes before the bytes: until stored_at is set they are on
      -- their way.
      create table asset (
        id uuid primary key default gen_random_uuid(),
        purpose text not null check (purpose in ('avatar', 'module', 'question', 'content')),
        -- Who signed the upload; null for a program that knows the secret.
        owner_id uuid references profile (id),
        filename text not null,
        variants jsonb not null,
        width integer not null,
        height integer not null,
        is_map boolean not null default false,
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        -- Since when no record uses it, where none does.
        unused_since timestamptz default now()
      );
      create index asset_unused on asset (unused_since) where unused_since is not null;
      create index asset_owner on asset (owner_id);
      create index asset_original on asset ((variants -> 'original' ->> 'key'));

      -- Which records show an image; kind is their word in the domain.
      create table asset_use (
        asset_id uuid not null references asset (id),
        kind text not null,
        record_id uuid not null,
        primary key (asset_id, kind, record_id)
      );
      create index asset_use_record on asset_use (kind, record_id);

      -- One upload of one or more files and what is made of them. The id is random and stands for the right to
      -- upload to it and to look at it.
      create table assembly (
        id text primary key check (id ~ '^[0-9a-f]{32}$'),
        purpose text not null check (purpose in ('avatar', 'module', 'question', 'content', 'file')),
        owner_id uuid references profile (id),
        params text not null,
        fields jsonb not null,
        status text not null check (status in ('uploading', 'executing', 'completed', 'canceled', 'failed')),
        error text,
        message text,
        expected_files integer not null check (expected_files > 0),
        max_bytes bigint not null check (max_bytes > 0),
        created_at timestamptz not null,
        -- When anything last happened to it; one to which nothing happens is closed.
        touched_at timestamptz not null,
        finished_at timestamptz
      );
      create index assembly_created on assembly (created_at desc, id desc);
      create index assembly_open on assembly (touched_at) where status in ('uploading', 'executing');
      create index assembly_owner on assembly (owner_id) where status in ('uploading', 'executing');
      create index assembly_finished on assembly (finished_at) where finished_at is not null;

      -- What happened to an assembly, in order, for those who watch it and for those who come back.
      create table assembly_event (
        id bigint generated always as identity primary key,
        assembly_id text not null references assembly (id) on delete cascade,
        name text not null,
        data text not null
      );
      create index assembly_event_assembly on assembly_event (assembly_id, id);

      -- A file of an assembly while it arrives and is made into what it is for.
      create table assembly_upload (
        id text primary key check (id ~ '^[0-9a-f]{32}$'),
        assembly_id text not null references assembly (id) on delete cascade,
        filename text not null,
        ext text not null,
        fieldname text not null,
        metadata jsonb not null,
        -- Null until the sender says how long the file is.
        size bigint check (size >= 0),
        received bigint not null default 0 check (received >= 0),
        status text not null check (status in ('arriving', 'encoding', 'done', 'refused')),
        error text,
        message text,
        md5 text,
        -- What became of it, by step, as those who watch get it.
        results jsonb not null default '{}',
        tries integer not null default 0,
        worked_at timestamptz,
        created_at timestamptz not null
      );
      create index assembly_upload_assembly on assembly_upload (assembly_id, created_at, id);
      create index assembly_upload_encoding on assembly_upload (worked_at) where status = 'encoding';

      -- A piece of an arriving file in the object storage; size is null until it lies there whole. upload_id is no
      -- reference: a piece whose upload is gone still names what has to be removed.
      create table assembly_part (
        key text primary key,
        upload_id text not null,
        start bigint not null check (start >= 0),
        size bigint check (size > 0),
        created_at timestamptz not null
      );
      create index assembly_part_upload on assembly_part (upload_id, start);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table assembly_part;
      drop table assembly_upload;
      drop table assembly_event;
      drop table assembly;
      drop table asset_use;
      drop table asset;
      drop table upload_key;
    `);
  }
}
