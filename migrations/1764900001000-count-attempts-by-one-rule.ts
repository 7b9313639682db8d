import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountAttemptsByOneRule1764900001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Which attempts of a person at a test count together: those started from this instant on, of the ones that
      -- count as of another. A period of the calendar began then (null without periods), or, in PRO tests, the
      -- person's PRO cycle, where it had begun as of then. Simple enough to become part of the statement that calls it.
      create function counts_since(category text, period_start timestamptz, cycle_start timestamptz,
        as_of timestamptz) returns timestamptz language sql immutable parallel safe
      return coalesce(greatest(period_start,
        case when category = 'pro' and cycle_start <= as_of then cycle_start end), '-infinity');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function counts_since');
  }
}
