import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What went of the personal values beside the audit, so that what is missing otherwise shows. */
export class NoteWhatIsErased1796370310000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table if not exists audit_erased (
        id uuid primary key,
        profile_id uuid,
        -- Null of what had gone before this was noted.
        erased_at timestamptz
      );
      create or replace function note_erased() returns trigger language plpgsql as $$
      begin
        insert into audit_erased (id, profile_id, erased_at) select id, profile_id, now() from gone on conflict do nothing;
        return null;
      end $$;
      drop trigger if exists audit_personal_erased on audit_personal;
      create trigger audit_personal_erased after delete on audit_personal referencing old table as gone
        for each statement execute function note_erased();
    `);
    await queryRunner.query(`
      insert into audit_erased (id)
      select n.id from (select personal_id as id from audit_entry union select origin_id from audit_entry) n
      where n.id is not null and not exists (select from audit_personal p where p.id = n.id)
      on conflict do nothing
    `);
    await queryRunner.query(`
      drop trigger if exists audit_erased_append_only on audit_erased;
      create trigger audit_erased_append_only before update or delete or truncate on audit_erased
        for each statement execute function refuse_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger audit_personal_erased on audit_personal');
    await queryRunner.query('drop function note_erased()');
    await queryRunner.query('drop table audit_erased');
  }
}
