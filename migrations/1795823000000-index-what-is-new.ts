import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Made while the portal writes: these tables are large. */
export class IndexWhatIsNew1795823000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists attempt_changed');
    await queryRunner.query(
      `create index concurrently attempt_changed on attempt (coalesce(changed_at, closed_at), id)
       where closed_at is not null`,
    );
    await queryRunner.query('drop index concurrently if exists points_entry_created');
    await queryRunner.query(
      'create index concurrently points_entry_created on points_entry (created_at, id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index attempt_changed');
    await queryRunner.query('drop index points_entry_created');
  }
}
