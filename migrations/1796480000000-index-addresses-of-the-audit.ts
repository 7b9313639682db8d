import type { MigrationInterface, QueryRunner } from 'typeorm';

const places = { audit_personal_email_before: 0, audit_personal_email_after: 1 };

/** Finds who had an e-mail address, and when. Built while the portal writes, since the audit may be large. */
export class IndexAddressesOfTheAudit1796480000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, place] of Object.entries(places)) {
      // One that an attempt before could not finish exists but is not used.
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(
        `create index concurrently ${name} on audit_personal ((lower(changes #>> '{email,${place}}')))
         where (changes -> 'email') is not null`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(places)) await queryRunner.query(`drop index ${name}`);
  }
}
