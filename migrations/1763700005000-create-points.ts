import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePoints1763700005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table points_balance (
        profile_id uuid primary key references profile (id),
        balance integer not null default 0 check (balance >= 0)
      );

      create table points_entry (
        id uuid primary key default gen_random_uuid(),
        profile_id uuid not null references profile (id),
        amount integer not null,
        reason text not null check (reason in ('test_passed', 'adjustment')),
        note text,
        actor_id uuid references profile (id),
        -- What the points come from, for example an attempt's id.
        source_id text,
        -- A deed credits once: a repeat with the same key changes nothing.
        idempotency_key text not null unique,
        balance_after integer not null check (balance_after >= 0),
        created_at timestamptz not null default now()
      );
      create index points_entry_profile on points_entry (profile_id, created_at desc, id desc);

      create function refuse_points_change() returns trigger language plpgsql as $$
      begin
        raise exception 'points_entry is append-only';
      end $$;
      create trigger points_entry_append_only before update or delete or truncate on points_entry
        for each statement execute function refuse_points_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table points_entry; drop table points_balance; drop function refuse_points_change;
    `);
  }
}
