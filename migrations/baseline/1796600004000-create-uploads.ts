import { Baseline } from './baseline';

export class CreateUploads1796600004000 extends Baseline {
  protected readonly sql = `
    -- Signs uploads, one pair for the whole installation.
    create table upload_key (
      single boolean primary key default true check (single),
      auth_key text not null,
      secret text not null
    );

    -- An uploaded image. The row is written before the bytes.
    create table asset (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('avatar', 'module', 'question', 'content')),
      -- Who signed the upload. Null for a program that knows the secret.
      owner_id uuid,
      filename text not null,
      -- The objects small, large, original and thumbnail: {key, contentType, size, width, height} each.
      variants jsonb not null,
      width int not null,
      height int not null,
      is_map boolean not null default false,
      created_at timestamptz not null default now(),
      -- Null until the bytes are stored.
      stored_at timestamptz,
      -- Null while a record uses it.
      unused_since timestamptz default now()
    );
    create index asset_unused on asset (unused_since) where unused_since is not null;
    create index asset_owner on asset (owner_id);
    create index asset_unused_owner on asset (owner_id) where unused_since is not null;
    create index asset_original on asset ((variants -> 'original' ->> 'key'));
    create index asset_large on asset ((variants -> 'large' ->> 'key'));
    create index asset_created on asset (created_at, id);
    create index asset_name on asset (fold_search(filename), id);
    create index asset_words on asset using gin (fold_search(filename) gin_trgm_ops);
    create index asset_type on asset ((variants -> 'original' ->> 'contentType'), id);
    create index asset_size on asset (((variants -> 'original' ->> 'size')::bigint), id);

    create table asset_use (
      asset_id uuid not null references asset,
      kind text not null,
      record_id uuid not null,
      primary key (asset_id, kind, record_id)
    );
    create index asset_use_record on asset_use (kind, record_id);

    -- An upload of files and what is made from them. Whoever knows the random id may upload to it and read it.
    create table assembly (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      purpose text not null check (purpose in ('avatar', 'module', 'question', 'content', 'file')),
      owner_id uuid,
      params text not null,
      fields jsonb not null,
      status text not null check (status in ('uploading', 'executing', 'completed', 'canceled', 'failed')),
      error text,
      message text,
      expected_files int not null check (expected_files > 0),
      max_bytes bigint not null check (max_bytes > 0),
      created_at timestamptz not null,
      -- Of the last event. An assembly without events for a while is closed.
      touched_at timestamptz not null,
      finished_at timestamptz
    );
    create index assembly_created on assembly (created_at desc, id desc);
    create index assembly_open on assembly (touched_at) where status in ('uploading', 'executing');
    create index assembly_owner on assembly (owner_id) where status in ('uploading', 'executing');
    create index assembly_finished on assembly (finished_at) where finished_at is not null;

    create table assembly_event (
      id bigint generated always as identity primary key,
      assembly_id text not null references assembly on delete cascade,
      name text not null,
      data text not null
    );
    create index assembly_event_assembly on assembly_event (assembly_id, id);

    create table assembly_upload (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      assembly_id text not null references assembly on delete cascade,
      filename text not null,
      ext text not null,
      fieldname text not null,
      metadata jsonb not null,
      -- Null until the sender states the length.
      size bigint check (size >= 0),
      received bigint not null default 0 check (received >= 0),
      status text not null check (status in ('arriving', 'encoding', 'done', 'rejected')),
      error text,
      message text,
      md5 text,
      -- By step.
      results jsonb not null default '{}',
      tries int not null default 0,
      worked_at timestamptz,
      created_at timestamptz not null
    );
    create index assembly_upload_assembly on assembly_upload (assembly_id, created_at, id);
    create index assembly_upload_encoding on assembly_upload (worked_at) where status = 'encoding';

    -- A part of a file that is being uploaded. No foreign key: it says what to remove from the storage later.
    create table assembly_part (
      key text primary key,
      upload_id text not null,
      start bigint not null check (start >= 0),
      -- Null until the part is stored.
      size bigint check (size > 0),
      created_at timestamptz not null
    );
    create index assembly_part_upload on assembly_part (upload_id, start);

    -- An upload to the hosted service, from which the portal copies the files.
    create table hosted_assembly (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      purpose text not null check (purpose in ('avatar', 'module', 'question', 'content')),
      owner_id uuid not null,
      status text not null check (status in ('taking', 'taken', 'failed')),
      error text,
      -- [{upload, uploadUrl, assetId, reason}]
      outcomes jsonb not null default '[]',
      -- Attempts since the service last failed to respond.
      tries int not null default 0,
      worked_at timestamptz,
      created_at timestamptz not null
    );
    create index hosted_assembly_worked on hosted_assembly (worked_at) where status = 'taking';
    create index hosted_assembly_created on hosted_assembly (created_at);
    create index hosted_assembly_owner_id on hosted_assembly (owner_id) where owner_id is not null;
  `;
}
