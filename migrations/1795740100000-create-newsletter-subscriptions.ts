import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNewsletterSubscriptions1795740100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- To whom the newsletter of a section goes: an address that its owner has confirmed by a link.
      create table newsletter_subscription (
        id uuid primary key default gen_random_uuid(),
        section text not null check (section in ('whats-new', 'pro-training', 'gold-retailer-program')),
        profile_id uuid not null references profile,
        email text not null,
        lang text not null check (lang in ('en', 'es', 'fr')),
        state text not null check (state in ('pending', 'confirmed', 'left')),
        confirm_sha256 text,
        leave_token text not null,
        requested_at timestamptz not null,
        confirmed_at timestamptz,
        left_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint newsletter_subscription_profile unique (section, profile_id),
        constraint newsletter_subscription_confirm unique (confirm_sha256),
        constraint newsletter_subscription_leave unique (leave_token)
      );
      create index newsletter_subscription_profile_id on newsletter_subscription (profile_id);
      -- What was published before there were subscriptions goes to nobody.
      alter table newsletter_issue add column mailed_at timestamptz, add column mailed_to int;
      update newsletter_issue set mailed_at = now(), mailed_to = 0 where publish_at <= now();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table newsletter_issue drop column mailed_at, drop column mailed_to;
      drop table newsletter_subscription;
    `);
  }
}
