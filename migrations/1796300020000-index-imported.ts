import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which imported people and results are found, and what refers to people, as is asked before a profile goes again. */
const indexes = {
  profile_external_id: ['unique', 'profile (external_id)'],
  attempt_imported_as: ['unique', 'attempt (imported_as)'],
  points_entry_actor: ['', 'points_entry (actor_id) where actor_id is not null'],
  stored_file_uploaded_by: ['', 'stored_file (uploaded_by) where uploaded_by is not null'],
  download_archive_profile: ['', 'download_archive (profile_id)'],
  download_link_profile: ['', 'download_link (profile_id)'],
  article_file_link_profile: ['', 'article_file_link (profile_id)'],
} as const;

/** Made while the portal writes: these tables are large. */
export class IndexImported1796300020000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, [unique, on]] of Object.entries(indexes)) {
      // One that a try before could not finish is there, but of no use.
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create ${unique} index concurrently ${name} on ${on}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await queryRunner.query(`drop index ${name}`);
  }
}
