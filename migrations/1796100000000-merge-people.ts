import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MergePeople1796100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table person_merge (
        id uuid primary key default gen_random_uuid(),
        kept_id uuid not null references profile (id),
        merged_id uuid not null references profile (id),
        merged_by uuid references profile (id),
        merged_at timestamptz not null,
        undo_until timestamptz not null,
        undone_at timestamptz,
        undone_by uuid references profile (id),
        moved jsonb not null,
        check (kept_id <> merged_id)
      );
      create unique index person_merge_once on person_merge (merged_id) where undone_at is null;
      create index on person_merge (kept_id);
      create index on person_merge (merged_id);
    `);
    // A line of the ledger stays as it was written, but for whose it is, between two people who were merged.
    await queryRunner.query(`
      drop trigger points_entry_append_only on points_entry;
      create trigger points_entry_append_only before delete or truncate or update of id, amount, reason, note, actor_id,
        source_id, idempotency_key, balance_after, created_at, waived on points_entry
        for each statement execute function refuse_points_change();
      create function refuse_points_of_others() returns trigger language plpgsql as $$
      begin
        if exists (select from person_merge m where m.undone_at is null
          and (m.kept_id, m.merged_id) in ((old.profile_id, new.profile_id), (new.profile_id, old.profile_id)))
        then return new; end if;
        raise exception 'points_entry is append-only';
      end $$;
      create trigger points_entry_moves before update of profile_id on points_entry for each row
        execute function refuse_points_of_others();
    `);
    // The provider is told of whoever an account leads to now.
    await queryRunner.query(`
      drop trigger link_to_provider on profile_identity;
      create trigger link_to_provider after insert or update of profile_id on profile_identity
        for each row execute function link_to_provider();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger link_to_provider on profile_identity;
      create trigger link_to_provider after insert on profile_identity
        for each row execute function link_to_provider();
      drop trigger points_entry_moves on points_entry;
      drop function refuse_points_of_others;
      drop trigger points_entry_append_only on points_entry;
      create trigger points_entry_append_only before update or delete or truncate on points_entry
        for each statement execute function refuse_points_change();
      drop table person_merge;
    `);
  }
}
