import type { MigrationInterface, QueryRunner } from 'typeorm';

const mostNamed = 20;

/** No two profiles have the same e-mail address, whatever its case. Made while the portal writes: people may be many. */
export class HaveEachAddressOnce1796370300000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const rows = (await queryRunner.query(
      `select string_agg(id::text, ' and ' order by created_at, id) as ids from profile group by lower(email)
       having count(*) > 1 order by min(created_at) limit ${mostNamed}`,
    )) as { ids: string }[];
    if (rows.length > 0) {
      throw new Error(
        `Profiles have the same e-mail address: ${rows.map(({ ids }) => ids).join('; ')}${rows.length === mostNamed ? '; and maybe more' : ''}. ` +
          'Start the release before again, open them at /admin/people/<id>, give all but one another address, and merge those who ' +
          'are one person; then start this release. Nothing was changed.',
      );
    }
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists profile_email_once');
    await queryRunner.query('create unique index concurrently profile_email_once on profile (lower(email))');
    await queryRunner.query('drop index concurrently if exists profile_email');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index if not exists profile_email on profile (lower(email))');
    await queryRunner.query('drop index profile_email_once');
  }
}
