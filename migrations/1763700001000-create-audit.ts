import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAudit1763700001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_entry (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        action text not null check (action in ('edit', 'add', 'delete', 'user_login', 'user_logout', 'sso_login',
          'auto_logout', 'signed_up', 'reset_password', 'test_passed', 'test_failed', 'sent_email', 'user_update',
          'reset_pro', 'merged_email')),
        actor_kind text not null check (actor_kind in ('person', 'client', 'system')),
        actor_id text,
        target_kind text not null,
        target_id text,
        outcome text not null default 'done',
        changes jsonb not null default '{}'
      );
      create index audit_entry_target on audit_entry (target_kind, target_id, id desc);
      create index audit_entry_actor on audit_entry (actor_id, id desc);

      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_entry is append-only';
      end $$;
      create trigger audit_entry_append_only before update or delete or truncate on audit_entry
        for each statement execute function refuse_audit_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table audit_entry; drop function refuse_audit_change;
    `);
  }
}
