import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = { audit_entry_at: '(at desc, id desc)', audit_entry_action: '(action, at desc, id desc)' };

/** Made while the portal writes: entries are many. */
export class IndexAudit1795852000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const [{ parts }] = (await queryRunner.query(
      `select array(select relid::regclass::text from pg_partition_tree('audit_entry') where isleaf) as parts`,
    )) as unknown as [{ parts: string[] }];
    for (const [index, columns] of Object.entries(indexes)) {
      for (const part of parts) {
        const name = index.replace('audit_entry', part);
        // One that a try before could not finish is there, but of no use.
        await queryRunner.query(`drop index concurrently if exists ${name}`);
        await queryRunner.query(`create index concurrently ${name} on ${part} ${columns}`);
      }
      // Stops nothing: of an audit in parts it takes in those of the parts, which were made concurrently.
      await queryRunner.query(`create index if not exists ${index} on audit_entry ${columns}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index audit_entry_at, audit_entry_action');
  }
}
