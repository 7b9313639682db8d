import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepSentMail1795420000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What the mailbox took instead of a mail server, for administrators to read: a message is there once, by its key.
      create table sent_mail (
        id uuid primary key default gen_random_uuid(),
        key text not null unique,
        to_name text not null,
        to_email text not null,
        lang text not null check (lang in ('en', 'es', 'fr')),
        subject text not null,
        text text not null,
        sent_at timestamptz not null
      );
      create index sent_mail_newest on sent_mail (sent_at desc, id desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sent_mail');
  }
}
