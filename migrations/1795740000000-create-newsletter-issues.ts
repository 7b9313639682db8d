import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNewsletterIssues1795740000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Issues of the newsletter of a section, made of parts as articles are.
      create table newsletter_issue (
        id uuid primary key default gen_random_uuid(),
        section text not null check (section in ('whats-new', 'pro-training', 'gold-retailer-program')),
        number int not null,
        title jsonb not null,
        summary jsonb not null,
        parts jsonb not null default '[]',
        publish_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint newsletter_issue_number unique (section, number)
      );
      create index newsletter_issue_newest on newsletter_issue (section, publish_at desc, id desc);
      alter table content_section add column newsletter_name jsonb;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table content_section drop column newsletter_name;
      drop table newsletter_issue;
    `);
  }
}
