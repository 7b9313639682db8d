import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Into whom a profile was merged, for whoever finds it by its e-mail or external id. */
export class NoteMergedProfiles1796365010000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profile add column if not exists merged_into uuid');
    await queryRunner.query('alter table profile drop constraint if exists profile_merged_into_fkey');
    await queryRunner.query(
      `alter table profile add constraint profile_merged_into_fkey
       foreign key (merged_into) references profile (id) not valid`,
    );
    await queryRunner.query('alter table profile validate constraint profile_merged_into_fkey');
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists profile_merged_into');
    await queryRunner.query(
      'create index concurrently profile_merged_into on profile (merged_into) where merged_into is not null',
    );
    // Stops nothing: those who were merged are few, and may not sign in.
    await queryRunner.query(
      `with recursive gone (id, kept_id) as (
         select m.merged_id, m.kept_id from person_merge m where m.undone_at is null and not exists (
           select from person_merge o where o.merged_id = m.kept_id and o.undone_at is null)
         union select m.merged_id, g.kept_id from person_merge m join gone g on g.id = m.kept_id where m.undone_at is null
       ) update profile p set merged_into = g.kept_id from gone g where p.id = g.id`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profile drop column merged_into');
  }
}
