import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profiles that are kept for what refers to them alone: of people who were deleted, or merged into another. */
export class SayWhoIsGone1796360000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profile add column if not exists gone_as text');
    await queryRunner.query('alter table profile drop constraint if exists profile_gone_as_check');
    await queryRunner.query(
      `alter table profile add constraint profile_gone_as_check check (gone_as in ('deleted', 'merged')) not valid`,
    );
    await queryRunner.query('alter table profile validate constraint profile_gone_as_check');
    // Stops nothing: few are gone, and nobody works in their profiles.
    await queryRunner.query(
      `update profile set gone_as = 'deleted' where email = 'deleted-' || id || '@invalid' and gone_as is null`,
    );
    // Stops nothing: few are gone, and nobody works in their profiles.
    await queryRunner.query(
      `update profile set gone_as = 'merged' where gone_as is null
         and id in (select merged_id from person_merge where undone_at is null)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profile drop column gone_as');
  }
}
