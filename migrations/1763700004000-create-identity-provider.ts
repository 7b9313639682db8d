import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdentityProvider1763700004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- One row a session of any provider, so that its sign-in and its end are each recorded once.
      create table identity_session (
        issuer text not null,
        session_id text not null,
        profile_id uuid not null references profile (id),
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (issuer, session_id)
      );
      create index identity_session_started on identity_session (started_at);

      create schema idp;

      create table idp.account (
        subject uuid primary key default gen_random_uuid(),
        email text not null,
        email_verified boolean not null default true,
        name text not null,
        password_hash text not null,
        enabled boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index idp_account_email on idp.account (lower(email));

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
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop schema idp cascade; drop table identity_session;
    `);
  }
}
