import { Baseline } from './baseline';

export class CreateAudit1796600001000 extends Baseline {
  protected readonly sql = `
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      action text not null check (action in ('edit', 'add', 'delete', 'user_login', 'user_logout', 'sso_login',
        'auto_logout', 'signed_up', 'reset_password', 'test_passed', 'test_failed', 'sent_email', 'user_update',
        'reset_pro', 'merged_email')),
      actor_kind text not null check (actor_kind in ('person', 'client', 'system')),
      actor_id text,
      target_kind text not null,
      target_id text,
      outcome text not null default 'done',
      changes jsonb not null default '{}',
      -- Side rows with the personal values and the IP address. No foreign keys: side rows are erased, entries stay.
      personal_id uuid,
      origin_id uuid,
      origin_hash text
    );
    create index audit_entry_target on audit_entry (target_kind, target_id, id desc);
    create index audit_entry_actor on audit_entry (actor_id, id desc);
    create index audit_entry_at on audit_entry (at desc, id desc);
    create index audit_entry_action on audit_entry (action, at desc, id desc);
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_entry is append-only';
    end $$;
    create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change();

    create table audit_personal (
      id uuid primary key,
      -- Null for the IP address of an API client.
      profile_id uuid,
      key bytea not null check (octet_length(key) = 32),
      -- The hashes of the audit log cover this text, whose order jsonb would change.
      changes json not null,
      created_at timestamptz not null default now()
    );
    create index audit_personal_profile on audit_personal (profile_id);
    create index audit_personal_email_before on audit_personal ((lower(changes #>> '{email,0}')))
      where (changes -> 'email') is not null;
    create index audit_personal_email_after on audit_personal ((lower(changes #>> '{email,1}')))
      where (changes -> 'email') is not null;

    create table audit_seal (
      number bigint primary key check (number > 0),
      sealed_at timestamptz not null,
      entries int not null,
      last_id bigint not null unique,
      ids bigint[] not null,
      hashes bytea not null,
      hash bytea not null check (octet_length(hash) = 32),
      -- Entries up to this block, so that nobody has to add up all blocks. Null for older blocks.
      total bigint
    );

    create table audit_check (
      id int primary key default 1 check (id = 1),
      checked_at timestamptz not null,
      entries bigint not null,
      findings int not null check (findings >= 0),
      head text
    );

    -- Side rows that were erased. Any other missing side row is a finding.
    create table audit_erased (
      id uuid primary key,
      profile_id uuid,
      erased_at timestamptz
    );

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is never changed', tg_table_name;
    end $$;
    create trigger audit_seal_append_only before update or delete or truncate on audit_seal
      for each statement execute function refuse_change();
    create trigger audit_erased_append_only before update or delete or truncate on audit_erased
      for each statement execute function refuse_change();
    create trigger audit_personal_as_written before update on audit_personal
      for each statement execute function refuse_change();

    create function note_erased() returns trigger language plpgsql as $$
    begin
      insert into audit_erased (id, profile_id, erased_at) select id, profile_id, now() from gone on conflict do nothing;
      return null;
    end $$;
    create trigger audit_personal_erased after delete on audit_personal referencing old table as gone
      for each statement execute function note_erased();

    -- With the rights of its owner, so that the portal's role needs no right to delete.
    create function erase_audit_personal(people uuid[]) returns void language plpgsql
      security definer set search_path from current as $$
    begin
      if exists (select from profile p where p.id = any(people) and p.removal_reason is distinct from 'deleted') then
        raise exception 'personal values of the audit are erased only when the person is deleted';
      end if;
      delete from audit_personal where profile_id = any(people);
    end $$;
    create function require_erasing() returns trigger language plpgsql as $$
    declare
      stack text;
    begin
      get diagnostics stack = pg_context;
      -- A line without a quotation mark, since the text of a statement may name the function too.
      if stack !~ '(^|\\n)[^\\n"«„]*PL/pgSQL[^\\n"«„]*erase_audit_personal\\(uuid\\[\\]\\)' then
        raise exception '% is never changed', tg_table_name;
      end if;
      return null;
    end $$;
    create trigger audit_personal_erased_by_function before delete or truncate on audit_personal
      for each statement execute function require_erasing();
  `;
}
