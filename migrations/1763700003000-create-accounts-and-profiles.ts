import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccountsAndProfiles1763700003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table account (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('employee', 'cost_center', 'gold_distributor', 'gold_retailer')),
        number text not null,
        -- The number without spaces, dashes and case: what an entered number is compared with.
        number_key text generated always as (lower(regexp_replace(number, '[[:space:]-]', '', 'g'))) stored,
        name text not null,
        country text,
        region text,
        disabled_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index account_kind_number on account (kind, number_key);

      create table profile (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        email text not null,
        phone text,
        -- The image-field value of an uploaded avatar: smUrl, lgUrl, originalUrl, width, height.
        image jsonb,
        allows_public_avatar boolean not null default false,
        lang text not null default 'en' check (lang in ('en', 'es', 'fr')),
        role text not null default 'user' check (role in ('user', 'manager', 'admin')),
        user_type text not null default 'standard' check (user_type in ('standard', 'pro', 'conti', 'motorcycle')),
        account_id uuid references account (id),
        location text,
        country text,
        state text,
        pro_cycle_started_at timestamptz,
        last_seen_at timestamptz,
        disabled_at timestamptz,
        -- Tokens issued before this instant are refused: set by sign-out-everywhere and password changes.
        sessions_ended_at timestamptz,
        -- The session (sid) that sessions_ended_at spares: the one in which the own password was changed.
        sessions_ended_except text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index profile_account on profile (account_id) where account_id is not null;
      create index profile_email on profile (lower(email));

      create table profile_identity (
        issuer text not null,
        subject text not null,
        profile_id uuid not null references profile (id),
        -- Whether that provider vouched for the e-mail at the last sign-in.
        email_verified boolean not null default false,
        created_at timestamptz not null default now(),
        primary key (issuer, subject)
      );
      create index profile_identity_profile on profile_identity (profile_id);

      create table api_client (
        issuer text not null,
        client_id text not null,
        role text not null check (role in ('reader', 'writer')),
        enabled boolean not null default true,
        primary key (issuer, client_id)
      );

      create trigger profile_cache after insert or update of role, user_type, lang, account_id, disabled_at,
          sessions_ended_at, pro_cycle_started_at, name on profile
        for each statement execute function bump_cache_version('viewers');
      create trigger profile_identity_cache after insert or update of profile_id or delete on profile_identity
        for each statement execute function bump_cache_version('viewers');
      create trigger api_client_cache after insert or update or delete on api_client
        for each statement execute function bump_cache_version('viewers');
      create trigger account_cache after update on account
        for each statement execute function bump_cache_version('viewers');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table api_client; drop table profile_identity; drop table profile; drop table account;
    `);
  }
}
