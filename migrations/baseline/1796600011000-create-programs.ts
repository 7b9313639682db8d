import { Baseline, audience, timestamps } from './baseline';

export class CreatePrograms1796600011000 extends Baseline {
  protected readonly sql = `
    create table program_entry (
      id uuid primary key default gen_random_uuid(),
      profile_id uuid not null references profile,
      bucket text not null check (bucket in ('distributor', 'retailer')),
      account_id uuid not null references account,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index program_entry_profile on program_entry (profile_id, bucket, expires_at desc);
    create index program_entry_account on program_entry (account_id, expires_at);
    create index program_entry_account_id on program_entry (account_id) where account_id is not null;
    create index program_entry_end on program_entry (bucket, expires_at);

    -- Several features change settings and accounts, so triggers end the entries. They read the clock once: no index
    -- helps a comparison with a volatile function.
    create function end_entries_of_closed_programs() returns trigger language plpgsql as $$
    declare
      ended timestamptz := clock_timestamp();
      closed text[] := array_remove(array[
        case when old.gold_distributor_modules_enabled and not new.gold_distributor_modules_enabled
          then 'distributor' end,
        case when old.gold_retailer_modules_enabled and not new.gold_retailer_modules_enabled
          then 'retailer' end], null);
    begin
      update program_entry set expires_at = ended where bucket = any(closed) and expires_at > ended;
      return null;
    end $$;
    create trigger site_setting_program_entries
      after update of gold_distributor_modules_enabled, gold_retailer_modules_enabled on site_setting
      for each row execute function end_entries_of_closed_programs();
    create function end_entries_of_disabled_account() returns trigger language plpgsql as $$
    declare
      ended timestamptz := clock_timestamp();
    begin
      update program_entry set expires_at = ended where account_id = new.id and expires_at > ended;
      return null;
    end $$;
    create trigger account_program_entries after update of disabled_at on account
      for each row when (old.disabled_at is null and new.disabled_at is not null)
      execute function end_entries_of_disabled_account();

    -- Wrong numbers that people entered, which count for an hour.
    create table program_miss (
      id bigint generated always as identity primary key,
      profile_id uuid not null references profile,
      created_at timestamptz not null default now()
    );
    create index program_miss_profile on program_miss (profile_id, created_at desc);

    create table program_tool (
      id uuid primary key default gen_random_uuid(),
      title jsonb not null,
      text jsonb not null,
      href text not null,
      new_tab boolean not null,
      position int not null,
      publish_at timestamptz,
      ${audience},
      ${timestamps}
    );
  `;
}
