import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ends program entries when the program's flag goes off or the account of the number is disabled. They don't come back
 * when the flag goes on or the account is enabled again.
 */
export class EndProgramEntries1796523010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Stops nothing: an entry is written once and never changed by a request.
    await queryRunner.query(`
      -- Settings and accounts are changed in several ways, some of them of earlier features. All of them end entries.
      create function end_entries_of_closed_programs() returns trigger language plpgsql as $$
      begin
        update program_entry set expires_at = clock_timestamp()
          where expires_at > clock_timestamp() and (
            bucket = 'distributor' and old.gold_distributor_modules_enabled and not new.gold_distributor_modules_enabled
            or bucket = 'retailer' and old.gold_retailer_modules_enabled and not new.gold_retailer_modules_enabled);
        return null;
      end $$;
      create trigger site_setting_program_entries
        after update of gold_distributor_modules_enabled, gold_retailer_modules_enabled on site_setting
        for each row execute function end_entries_of_closed_programs();

      create function end_entries_of_disabled_account() returns trigger language plpgsql as $$
      begin
        update program_entry set expires_at = clock_timestamp()
          where account_id = new.id and expires_at > clock_timestamp();
        return null;
      end $$;
      create trigger account_program_entries after update of disabled_at on account
        for each row when (old.disabled_at is null and new.disabled_at is not null)
        execute function end_entries_of_disabled_account();

      update program_entry e set expires_at = clock_timestamp() from account a, site_setting s
        where a.id = e.account_id and e.expires_at > clock_timestamp() and (a.disabled_at is not null
          or e.bucket = 'distributor' and not s.gold_distributor_modules_enabled
          or e.bucket = 'retailer' and not s.gold_retailer_modules_enabled);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger account_program_entries on account;
      drop trigger site_setting_program_entries on site_setting;
      drop function end_entries_of_disabled_account;
      drop function end_entries_of_closed_programs;
    `);
  }
}
