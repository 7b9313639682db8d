import { Baseline } from './baseline';

export class CreatePrivacy1796600025000 extends Baseline {
  protected readonly sql = `
    create table data_request (
      id uuid primary key default gen_random_uuid(),
      profile_id uuid not null references profile,
      kind text not null check (kind in ('copy', 'deletion')),
      state text not null default 'requested'
        check (state in ('requested', 'ready', 'expired', 'withdrawn', 'stopped', 'done')),
      requested_at timestamptz not null,
      -- Of a deletion.
      due_at timestamptz check ((due_at is not null) = (kind = 'deletion')),
      decided_at timestamptz check ((decided_at is null) = (state = 'requested')),
      -- The administrator. Null if the person or the portal decided.
      decided_by uuid references profile,
      -- Why a deletion was stopped.
      reason text,
      -- Of a copy, until it expires.
      file_id uuid references stored_file check ((file_id is not null) = (state = 'ready')),
      expires_at timestamptz check (expires_at is not null or file_id is null)
    );
    create unique index data_request_one_requested on data_request (profile_id, kind) where state = 'requested';
    create index data_request_profile on data_request (profile_id, requested_at desc);
    create index data_request_newest on data_request (requested_at desc, id desc);
    create index data_request_file on data_request (file_id);
    create index data_request_decided_by on data_request (decided_by);

    create table person_merge (
      id uuid primary key default gen_random_uuid(),
      surviving_id uuid not null references profile,
      merged_id uuid not null references profile,
      merged_by uuid references profile,
      merged_at timestamptz not null,
      undo_until timestamptz not null,
      undone_at timestamptz,
      undone_by uuid references profile,
      moved jsonb not null,
      check (surviving_id <> merged_id)
    );
    create unique index person_merge_once on person_merge (merged_id) where undone_at is null;
    create index person_merge_surviving_id_idx on person_merge (surviving_id);
    create index person_merge_merged_id_idx on person_merge (merged_id);
    create index person_merge_merged_by on person_merge (merged_by) where merged_by is not null;
    create index person_merge_undone_by on person_merge (undone_by) where undone_by is not null;

    -- A points entry can move only between two merged profiles.
    create function refuse_points_of_others() returns trigger language plpgsql as $$
    begin
      if exists (select from person_merge m where m.undone_at is null
        and (m.surviving_id, m.merged_id) in ((old.profile_id, new.profile_id), (new.profile_id, old.profile_id)))
      then return new; end if;
      raise exception 'points_entry is append-only';
    end $$;
    create trigger points_entry_moves before update of profile_id on points_entry for each row
      execute function refuse_points_of_others();
  `;
}
