import type { MigrationInterface, QueryRunner } from 'typeorm';

const sheets = `'people', 'accounts', 'account_numbers', 'points', 'past_results'`;

/** Lets files of translations be imported: their language, and what each of their texts says. */
export class ImportTranslations1796530000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table data_import drop constraint if exists data_import_kind_check;
      alter table data_import add constraint data_import_kind_check
        check (kind in (${sheets}, 'translations')) not valid;
      alter table data_import add column language text;
      alter table data_import add constraint data_import_language_check check (language in ('es', 'fr')) not valid;
      alter table data_import_row add column translation jsonb;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from data_import where kind = 'translations';
      alter table data_import_row drop column translation;
      alter table data_import drop column language;
      alter table data_import drop constraint data_import_kind_check;
      alter table data_import add constraint data_import_kind_check check (kind in (${sheets}));
    `);
  }
}
