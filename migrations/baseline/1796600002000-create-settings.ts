import { Baseline, untranslated } from './baseline';

export class CreateSettings1796600002000 extends Baseline {
  protected readonly sql = `
    create table site_setting (
      id boolean primary key default true check (id),
      product_name text not null default 'Treadway',
      brand_color text not null default '#ffb200' check (brand_color ~ '^#[0-9a-f]{6}$'),
      login_line text not null default 'TREADWAY · KNOW THE TIRE · ',
      support_email text not null default 'support@treadway.example',
      timezone text not null default 'UTC',
      maintenance_mode boolean not null default false,
      gold_distributor_modules_enabled boolean not null default false,
      gold_retailer_modules_enabled boolean not null default false,
      gold_modal_copy jsonb not null default ${untranslated},
      standard_tests_required int not null default 10 check (standard_tests_required >= 0),
      -- If false, failed standard tests count toward the PRO tests too.
      standard_tests_only_passed boolean not null default false,
      updated_at timestamptz not null default now(),
      session_idle_seconds int not null default 1800 check (session_idle_seconds >= 60),
      session_countdown_seconds int not null default 60 check (session_countdown_seconds >= 10),
      -- Null while the portal is open.
      maintenance_started_at timestamptz,
      maintenance_ends_at timestamptz,
      maintenance_message jsonb not null default ${untranslated},
      -- The image that replaces the portal's mark: its id, address and size.
      logo jsonb
    );
    insert into site_setting default values;
    create trigger site_setting_cache after insert or update or delete on site_setting
      for each statement execute function bump_cache_version('settings');

    -- Returns how much of the time from "since" to "at" belongs to the current maintenance.
    create function maintenance_since(since timestamptz, at timestamptz) returns interval stable language sql as $$
      select case when maintenance_started_at is null then interval '0'
        else greatest(at - greatest(since, maintenance_started_at), interval '0') end
      from site_setting
    $$;

    create table terms_version (
      number int primary key check (number > 0),
      text jsonb not null,
      change_note jsonb,
      published_at timestamptz not null default now()
    );
    -- People answered exactly this text.
    create function refuse_terms_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a version of the terms never changes';
    end $$;
    create trigger terms_version_unchanged before update or delete or truncate on terms_version
      for each statement execute function refuse_terms_change();
    create trigger terms_version_cache after insert on terms_version
      for each statement execute function bump_cache_version('settings');
  `;
}
