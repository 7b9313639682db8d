import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContactMessages1795590000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What people wrote to support, signed in or not, with the answer that went back by e-mail. The number is what a
      -- message is called on paper and on the telephone.
      create table contact_message (
        id uuid primary key default gen_random_uuid(),
        number serial not null unique,
        profile_id uuid references profile,
        name text not null,
        email text not null,
        lang text not null check (lang in ('en', 'es', 'fr')),
        topic text not null check (topic in ('test', 'points', 'account', 'program', 'other')),
        test text,
        text text not null,
        page text,
        browser text,
        done boolean not null default false,
        replied_at timestamptz,
        reply text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      alter sequence contact_message_number_seq restart 1001;
      create index contact_message_newest on contact_message (created_at desc, id desc);
      create index contact_message_profile on contact_message (profile_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table contact_message');
  }
}
