import { Baseline } from './baseline';

export class CreateProfile1796600008000 extends Baseline {
  protected readonly sql = `
    create table profile (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      phone text,
      -- Of an uploaded avatar: {smUrl, lgUrl, originalUrl, width, height}.
      image jsonb,
      allows_public_avatar boolean not null default false,
      lang text not null default 'en' check (lang in ('en', 'es', 'fr')),
      role text not null default 'user' check (role in ('user', 'manager', 'admin')),
      user_type text not null default 'standard' check (user_type in ('standard', 'pro', 'conti', 'motorcycle')),
      account_id uuid references account,
      location text,
      country text,
      state text,
      pro_cycle_started_at timestamptz,
      last_seen_at timestamptz,
      disabled_at timestamptz,
      -- Tokens from before are refused.
      sessions_ended_at timestamptz,
      -- The session (sid) that continues because the person changed the password in it.
      sessions_ended_except text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      sessions_ended_by text check (sessions_ended_by in ('password', 'elsewhere')),
      pro_since timestamptz,
      -- The latest version that the person accepted and didn't reject later.
      terms_version int references terms_version,
      hidden_from_leaderboard boolean not null default false,
      manages_retailers boolean not null default false,
      external_id text,
      -- Set if the profile remains only because other records refer to it.
      removal_reason text check (removal_reason in ('deleted', 'merged')),
      merged_into uuid references profile
    );
    create unique index profile_email_once on profile (lower(email));
    create unique index profile_external_id on profile (external_id);
    create index profile_account on profile (account_id) where account_id is not null;
    create index profile_merged_into on profile (merged_into) where merged_into is not null;
    create index profile_name on profile (fold_search(name), id);
    create index profile_begins on profile (fold_search(name) text_pattern_ops);
    create index profile_words on profile using gin (fold_search(name || ' ' || email) gin_trgm_ops);
    create index profile_address on profile (fold_search(email), id);
    create index profile_role on profile (role, id);
    create index profile_user_type on profile (user_type, id);
    create index profile_location on profile (location, id);
    create index profile_seen on profile (last_seen_at, id);
    create index profile_created on profile (created_at, id);
    create index profile_disabled on profile (disabled_at, id);
    create index profile_pro on profile (fold_search(name), id) where user_type = 'pro';
    create index profile_newest_pro on profile (pro_since desc, id desc) where user_type = 'pro' and disabled_at is null;
    create trigger profile_cache after insert or update of role, user_type, lang, account_id, disabled_at,
        sessions_ended_at, pro_cycle_started_at, name, terms_version on profile
      for each statement execute function bump_cache_version('viewers');

    -- Tests, resets and administrators change the type, so a trigger sets the date.
    create function date_pro() returns trigger language plpgsql as $$
    begin
      if new.user_type <> 'pro' then new.pro_since = null;
      elsif tg_op = 'INSERT' then new.pro_since = coalesce(new.pro_since, now());
      elsif old.user_type <> 'pro' then new.pro_since = now();
      end if;
      return new;
    end $$;
    create trigger profile_pro_since before insert or update of user_type on profile
      for each row execute function date_pro();

    create table terms_answer (
      profile_id uuid not null references profile,
      version int not null references terms_version,
      answer text not null check (answer in ('yes', 'no')),
      answered_at timestamptz not null default now(),
      primary key (profile_id, version, answered_at)
    );
    create index terms_answer_version on terms_answer (version, profile_id, answered_at);

    -- The people in tables of earlier features.
    alter table stored_file add foreign key (uploaded_by) references profile;
    alter table asset add foreign key (owner_id) references profile;
    alter table assembly add foreign key (owner_id) references profile;
    alter table hosted_assembly add foreign key (owner_id) references profile;
    alter table list_view add foreign key (owner_id) references profile on delete cascade;
    alter table bulk_action
      add foreign key (started_by) references profile,
      add foreign key (undone_by) references profile;
  `;
}
