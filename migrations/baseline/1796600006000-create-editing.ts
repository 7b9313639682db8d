import { Baseline, timestamps } from './baseline';

export class CreateEditing1796600006000 extends Baseline {
  protected readonly sql = `
    create table list_view (
      id uuid primary key default gen_random_uuid(),
      list text not null,
      name text not null,
      address text not null,
      -- Null for a view that everyone has.
      owner_id uuid,
      ${timestamps}
    );
    create unique index list_view_name on list_view (list, owner_id, lower(name)) nulls not distinct;
    create index list_view_owner_id_idx on list_view (owner_id);

    create table bulk_action (
      id uuid primary key default gen_random_uuid(),
      list text not null,
      action text not null,
      "values" jsonb not null,
      state text not null default 'running'
        check (state in ('running', 'done', 'cancelled', 'stopped', 'undoing', 'undone')),
      stopped_because text,
      started_by uuid not null,
      idempotency_key text not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      undo_until timestamptz,
      undone_by uuid,
      undone_at timestamptz,
      total int not null,
      done int not null default 0,
      left_out int not null default 0,
      undone int not null default 0,
      kept int not null default 0,
      failures int not null default 0,
      unique (started_by, idempotency_key)
    );
    create index bulk_action_started on bulk_action (started_at, id);
    create index bulk_action_undone_by on bulk_action (undone_by);

    create table bulk_row (
      action_id uuid not null references bulk_action on delete cascade,
      place int not null,
      row_id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'left_out', 'undone', 'kept')),
      reason text,
      detail text,
      written jsonb,
      primary key (action_id, place)
    );
    create index bulk_row_state on bulk_row (action_id, state, place);
    create index bulk_row_row_id on bulk_row (row_id);
    create index bulk_row_reason on bulk_row (action_id, place) where reason is not null;

    create table outdated_translation (
      kind text not null,
      resource_id text not null,
      lang text not null check (lang in ('es', 'fr')),
      digest text not null,
      source text not null,
      changed_at timestamptz not null,
      primary key (kind, resource_id, lang, digest)
    );
  `;
}
