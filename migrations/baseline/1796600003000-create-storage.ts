import { Baseline } from './baseline';

export class CreateStorage1796600003000 extends Baseline {
  protected readonly sql = `
    -- Files in the object storage. A row is written before the bytes, so that no file can exist without one.
    create table stored_file (
      id uuid primary key default gen_random_uuid(),
      -- The key in the object storage.
      path text not null unique,
      -- The name that people see.
      filename text not null,
      ext text not null,
      content_type text not null,
      size bigint not null check (size >= 0),
      sha256 text not null,
      uploaded_by uuid,
      created_at timestamptz not null default now(),
      -- Null until the bytes are stored.
      stored_at timestamptz,
      unused_since timestamptz not null default now()
    );
    create index stored_file_unused on stored_file (unused_since);
    create index stored_file_uploaded_by on stored_file (uploaded_by) where uploaded_by is not null;
    create index stored_file_of_nobody on stored_file (id) where uploaded_by is null;
    create index stored_file_created on stored_file (created_at, id);
    create index stored_file_name on stored_file (fold_search(filename), id);
    create index stored_file_words on stored_file using gin (fold_search(filename) gin_trgm_ops);
    create index stored_file_type on stored_file (content_type, id);
    create index stored_file_size on stored_file (size, id);
  `;
}
