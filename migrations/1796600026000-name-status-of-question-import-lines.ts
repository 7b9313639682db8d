// Stops nothing: there is no release with the former name, so no older server runs beside this one, and the table is small.
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives the lines of a question import a `status`, with `accepted` for questions that were imported as written. */
export class NameStatusOfQuestionImportLines1796600026000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table question_import_line rename column verdict to status;
      alter table question_import_line drop constraint question_import_line_verdict_check;
      update question_import_line set status = 'accepted' where status = 'taken';
      alter table question_import_line add check (status in ('accepted', 'converted', 'rejected'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table question_import_line rename column status to verdict;
      alter table question_import_line drop constraint question_import_line_status_check;
      update question_import_line set verdict = 'taken' where verdict = 'accepted';
      alter table question_import_line add check (verdict in ('taken', 'converted', 'rejected'));
    `);
  }
}
