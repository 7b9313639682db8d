import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['list_view', 'bulk_action'];

/** Saved views and bulk actions name lists as the API does: `adminModules`, before `editedModules`. */
export class RenameLists1796700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(
        `update ${table} set list = 'adminQuestionSummaries' where list = 'listedQuestions'`,
      );
      await queryRunner.query(
        `update ${table} set list = regexp_replace(list, '^(edited|listed)', 'admin') where list ~ '^(edited|listed)'`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`
        update ${table} set list = case
          when list = 'adminQuestionSummaries' then 'listedQuestions'
          when list ~ '^admin(Certificates|Files|PointsEntries|Results)$' then regexp_replace(list, '^admin', 'listed')
          else regexp_replace(list, '^admin', 'edited')
        end where list like 'admin%'`);
    }
  }
}
