import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal values beside the audit are erased by one function only, and only those of people who were deleted. */
export class ErasePersonalValuesByFunction1796480020000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- As its owner, so that the portal's role can do without the right to delete.
      create function erase_audit_personal(people uuid[]) returns void language plpgsql
        security definer set search_path from current as $$
      begin
        if exists (select from profile p where p.id = any(people) and p.gone_as is distinct from 'deleted') then
          raise exception 'personal values of the audit are erased only when the person is deleted';
        end if;
        delete from audit_personal where profile_id = any(people);
      end $$;
      create function require_erasing() returns trigger language plpgsql as $$
      declare
        stack text;
      begin
        get diagnostics stack = pg_context;
        -- A line without a quotation mark, since the text of a statement may name the function too.
        if stack !~ '(^|\\n)[^\\n"«„]*PL/pgSQL[^\\n"«„]*erase_audit_personal\\(uuid\\[\\]\\)' then
          raise exception '% is never changed', tg_table_name;
        end if;
        return null;
      end $$;
      create trigger audit_personal_erased_by_function before delete or truncate on audit_personal
        for each statement execute function require_erasing();
      drop trigger audit_personal_as_written on audit_personal;
      create trigger audit_personal_as_written before update on audit_personal
        for each statement execute function refuse_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger audit_personal_as_written on audit_personal;
      create trigger audit_personal_as_written before update of id, key, changes, created_at on audit_personal
        for each statement execute function refuse_change();
      drop trigger audit_personal_erased_by_function on audit_personal;
      drop function require_erasing();
      drop function erase_audit_personal(uuid[]);
    `);
  }
}
