import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Has the triggers that end program entries compare with the time at which they run once, instead of reading the clock for
 * every row: no index serves a comparison with a volatile function.
 */
export class EndProgramEntriesByIndex1796531010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create or replace function end_entries_of_closed_programs() returns trigger language plpgsql as $$
      declare
        ended timestamptz := clock_timestamp();
        closed text[] := array_remove(array[
          case when old.gold_distributor_modules_enabled and not new.gold_distributor_modules_enabled
            then 'distributor' end,
          case when old.gold_retailer_modules_enabled and not new.gold_retailer_modules_enabled
            then 'retailer' end], null);
      begin
        update program_entry set expires_at = ended where bucket = any(closed) and expires_at > ended;
        return null;
      end $$;

      create or replace function end_entries_of_disabled_account() returns trigger language plpgsql as $$
      declare
        ended timestamptz := clock_timestamp();
      begin
        update program_entry set expires_at = ended where account_id = new.id and expires_at > ended;
        return null;
      end $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create or replace function end_entries_of_closed_programs() returns trigger language plpgsql as $$
      begin
        update program_entry set expires_at = clock_timestamp()
          where expires_at > clock_timestamp() and (
            bucket = 'distributor' and old.gold_distributor_modules_enabled and not new.gold_distributor_modules_enabled
            or bucket = 'retailer' and old.gold_retailer_modules_enabled and not new.gold_retailer_modules_enabled);
        return null;
      end $$;
      create or replace function end_entries_of_disabled_account() returns trigger language plpgsql as $$
      begin
        update program_entry set expires_at = clock_timestamp()
          where account_id = new.id and expires_at > clock_timestamp();
        return null;
      end $$;
    `);
  }
}
