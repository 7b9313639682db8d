import type { MigrationInterface, QueryRunner } from 'typeorm';

const mostNamed = 20;

const rowNumber = (folded: string): string =>
  `data_import_row_number on data_import_row (import_id, ${folded}) where "values" ? 'kind'`;

/**
 * Compares numbers of accounts by `fold_number`, also those of imported rows. The table of accounts is written anew, which
 * takes less than a second for 20,000 of them.
 */
export class FoldAccountNumbers1796470010000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const rows = (await queryRunner.query(
      `select string_agg(id::text, ' and ' order by created_at, id) as ids from account
       group by kind, fold_number(number) having count(*) > 1 order by min(created_at) limit ${mostNamed}`,
    )) as { ids: string }[];
    if (rows.length > 0) {
      throw new Error(
        `Accounts have the same number: ${rows.map(({ ids }) => ids).join('; ')}${rows.length === mostNamed ? '; and maybe more' : ''}. ` +
          'Their numbers differ only in the form of their dashes, spaces or letters. Start the release before again, open them at ' +
          '/admin/accounts/<id>, and give all but one another number; then start this release. Nothing was changed.',
      );
    }
    await queryRunner.query(
      'alter table account alter column number_key set expression as (fold_number(number))',
    );
    // One that a try before could not finish is there, but of no use.
    await queryRunner.query('drop index concurrently if exists data_import_row_number');
    await queryRunner.query(`create index concurrently ${rowNumber(`fold_number("values" ->> 'number')`)}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // TypeORM undoes every migration in a transaction, in which nothing can be concurrent.
    await queryRunner.query(
      `alter table account alter column number_key set expression as (lower(regexp_replace(number, '[[:space:]-]', '', 'g')))`,
    );
    await queryRunner.query('drop index data_import_row_number');
    const previous = rowNumber(`lower(regexp_replace("values" ->> 'number', '[[:space:]-]', '', 'g'))`);
    await queryRunner.query(`create index ${previous}`);
  }
}
