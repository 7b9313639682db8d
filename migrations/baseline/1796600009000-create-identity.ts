import { Baseline } from './baseline';

export class CreateIdentity1796600009000 extends Baseline {
  protected readonly sql = `
    create table profile_identity (
      issuer text not null,
      subject text not null,
      profile_id uuid not null references profile,
      -- As the provider stated at the last sign-in.
      email_verified boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    );
    create index profile_identity_profile on profile_identity (profile_id);
    create trigger profile_identity_cache after insert or update of profile_id or delete on profile_identity
      for each statement execute function bump_cache_version('viewers');

    -- Sessions of all providers, so that the audit log has each sign-in and sign-out once.
    create table identity_session (
      issuer text not null,
      session_id text not null,
      profile_id uuid not null references profile,
      started_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (issuer, session_id)
    );
    create index identity_session_started on identity_session (started_at);
    create index identity_session_profile on identity_session (profile_id);

    create table impersonation (
      issuer text not null,
      session_id text not null,
      administrator_id uuid not null references profile on delete cascade,
      profile_id uuid not null references profile on delete cascade,
      until timestamptz not null,
      primary key (issuer, session_id)
    );
    create index impersonation_administrator_id_idx on impersonation (administrator_id);
    create index impersonation_profile_id_idx on impersonation (profile_id);

    create table password_link (
      token_sha256 text primary key,
      profile_id uuid not null references profile,
      subject text not null,
      expires_at timestamptz not null,
      purpose text not null default 'forgotten' check (purpose in ('forgotten', 'invited'))
    );
    create index password_link_profile on password_link (profile_id);
    create index password_link_expires on password_link (expires_at);

    create table api_client (
      issuer text not null,
      client_id text not null,
      role text not null default 'reader' check (role in ('reader', 'writer')),
      enabled boolean not null default true,
      id uuid not null default gen_random_uuid() unique,
      name text not null default '' check (char_length(name) <= 100),
      scopes text[] not null default '{}' check (scopes <@ array['read_people', 'read_results', 'write_points',
        'write_people', 'write_modules', 'run_imports', 'write_results']),
      revoked_at timestamptz,
      created_at timestamptz not null default now(),
      created_by uuid references profile,
      primary key (issuer, client_id)
    );
    create index api_client_created_by on api_client (created_by) where created_by is not null;
    create trigger api_client_cache after insert or update or delete on api_client
      for each statement execute function bump_cache_version('viewers');

    create table api_client_use (
      issuer text not null,
      client_id text not null,
      day date not null,
      calls int not null default 0,
      rejected int not null default 0,
      last_at timestamptz not null,
      primary key (issuer, client_id, day),
      foreign key (issuer, client_id) references api_client on delete cascade
    );

    create table identity_keys (
      issuer text primary key,
      keys jsonb not null,
      read_at timestamptz not null default now()
    );

    -- A hosted provider can't read these tables, so a job sends it what changes. Triggers add the job, because several
    -- features write to the tables. A provider is hosted if its keys are stored.
    create function show_person_to_provider(person uuid) returns void language sql as $$
      select graphile_worker.add_job(
        'show-person-to-provider',
        json_build_object('profileId', person),
        job_key := 'show-person-to-provider:' || person
      )
      where exists (
        select from profile_identity i join identity_keys k on k.issuer = i.issuer where i.profile_id = person
      )
    $$;
    create function profile_to_provider() returns trigger language plpgsql as $$
      begin
        perform show_person_to_provider(new.id);
        return null;
      end $$;
    create trigger profile_to_provider after update of role, user_type, lang, disabled_at on profile
      for each row when (
        (old.role, old.user_type, old.lang, old.disabled_at is null)
        is distinct from (new.role, new.user_type, new.lang, new.disabled_at is null)
      )
      execute function profile_to_provider();
    create function link_to_provider() returns trigger language plpgsql as $$
      begin
        perform show_person_to_provider(new.profile_id);
        return null;
      end $$;
    create trigger link_to_provider after insert or update of profile_id on profile_identity
      for each row execute function link_to_provider();

    -- The tables of the embedded provider.
    create schema idp;

    create table idp.account (
      subject uuid primary key default gen_random_uuid(),
      email text not null,
      email_verified boolean not null default true,
      name text not null,
      -- Null until an invited person sets a password.
      password_hash text,
      enabled boolean not null default true,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- The company's provider by which the person signs in, and the subject there.
      broker text,
      broker_subject text
    );
    create unique index idp_account_email on idp.account (lower(email));
    create unique index idp_account_broker on idp.account (broker, broker_subject);

    create table idp.oidc_payload (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      user_code text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id)
    );
    create index oidc_payload_grant on idp.oidc_payload (grant_id) where grant_id is not null;
    create index oidc_payload_uid on idp.oidc_payload (uid) where uid is not null;
    create index oidc_payload_expires on idp.oidc_payload (expires_at);
    create index oidc_payload_account on idp.oidc_payload ((payload ->> 'accountId'));

    create table idp.client_secret (
      secret_sha256 text primary key,
      client_id text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index client_secret_client on idp.client_secret (client_id);
  `;
}
