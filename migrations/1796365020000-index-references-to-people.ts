import type { MigrationInterface, QueryRunner } from 'typeorm';

// Whatever refers to a person or an account is looked through whenever one is removed: row by row where no index leads there.
const references = [
  ['api_client', 'created_by'],
  ['hosted_assembly', 'owner_id'],
  ['person_merge', 'merged_by'],
  ['person_merge', 'undone_by'],
  ['program_entry', 'account_id'],
  ['regrade', 'made_by'],
  ['test_version', 'published_by'],
] as const;

/** Made while the portal writes. */
export class IndexReferencesToPeople1796365020000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of references) {
      // One that a try before could not finish is there, but of no use.
      await queryRunner.query(`drop index concurrently if exists ${table}_${column}`);
      await queryRunner.query(
        `create index concurrently ${table}_${column} on ${table} (${column}) where ${column} is not null`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of references) await queryRunner.query(`drop index ${table}_${column}`);
  }
}
