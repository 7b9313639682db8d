import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a result was written or corrected, by which programs ask for what is new. */
export class NoteWhenResultsChange1795822000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table attempt add column changed_at timestamptz;
      create function note_result_change() returns trigger language plpgsql as $$
        begin
          new.changed_at := clock_timestamp();
          return new;
        end
      $$;
      create trigger attempt_result_change
        before insert or update of status, closed_at, score, correct_count, points_earned, promoted_to_pro on attempt
        for each row when (new.closed_at is not null) execute function note_result_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger attempt_result_change on attempt; drop function note_result_change();
      alter table attempt drop column changed_at;
    `);
  }
}
