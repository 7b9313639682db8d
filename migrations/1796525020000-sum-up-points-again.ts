import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Has every week summed up again: points spent included deductions by administrators. */
export class SumUpPointsAgain1796525020000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // A week begins between Sunday and Monday in UTC, so 36 hours later is within it in every time zone.
    await queryRunner.query(`
      insert into dashboard_due (day)
      select distinct (start at time zone 'UTC' + interval '36 hours')::date from activity_span where span = 'week'
      on conflict do nothing`);
  }

  // The figures are right for both versions.
  async down(): Promise<void> {}
}
