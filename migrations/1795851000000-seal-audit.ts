import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealAudit1795851000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Where who acted was: the address lies in a side row, which has its key, and the entry has its hash.
      alter table audit_entry add column origin_id uuid, add column origin_hash text;
      -- The address of a program is of no person.
      alter table audit_personal alter column profile_id drop not null;

      create table audit_seal (
        number bigint primary key check (number > 0),
        sealed_at timestamptz not null,
        entries int not null,
        last_id bigint not null unique,
        ids bigint[] not null,
        hashes bytea not null,
        hash bytea not null check (octet_length(hash) = 32)
      );
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is never changed', tg_table_name;
      end $$;
      create trigger audit_seal_append_only before update or delete or truncate on audit_seal
        for each statement execute function refuse_change();
      -- A side row goes as a whole, or comes to another person as two profiles become one.
      create trigger audit_personal_as_written before update of id, key, changes, created_at on audit_personal
        for each statement execute function refuse_change();

      -- Parts of an audit that was split before are read by id as well; the first has its key.
      do $$
      declare part regclass;
      begin
        for part in select inhrelid from pg_inherits
          where inhparent = 'audit_entry'::regclass and inhrelid <> coalesce(to_regclass('audit_entry_first'), 0)
        loop
          execute format('create index if not exists %I on %s (id)', part || '_id', part);
        end loop;
      end $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger audit_personal_as_written on audit_personal; drop table audit_seal; drop function refuse_change;
      alter table audit_entry drop column origin_id, drop column origin_hash;
      delete from audit_personal where profile_id is null;
      alter table audit_personal alter column profile_id set not null;
    `);
  }
}
