import type { MigrationInterface, QueryRunner } from 'typeorm';

const thingsInPart = 200;

const signs = "U&'[\\0001-/:-@[-`{-\\00BF\\2000-\\206F]'";

const define = (name: string, body: string): string =>
  `create or replace function ${name} returns text language sql immutable parallel safe as $$ ${body} $$;`;

const split = (folded: string): string =>
  define(
    'search_split(text text, lang text)',
    `select case lang when 'fr' then regexp_replace(split, '([a-z]{3})[sx]\\M', '\\1', 'g') else split end
     from regexp_replace(${folded}, '([0-9])([a-z])', '\\1 \\2', 'g') split`,
  );

// Marks of an excerpt are found by their place, so a letter whose folded form is longer stays as it is.
const current = [
  define(
    'search_fold(text text)',
    `select regexp_replace(lower(translate(text, letters, folded) collate "C"), ${signs}, ' ', 'g')
     from (
       select coalesce(string_agg(letter, ''), '') as letters,
         coalesce(string_agg(case when length(folded) = 1 then folded else letter end, ''), '') as folded
       from (
         select distinct letter from string_to_table(regexp_replace(text, '[\\u0001-\\u007f]+', '', 'g'), null) letter
       ) l cross join lateral (select fold_search(letter) as folded) f
     ) each`,
  ),
  split(`regexp_replace(fold_search(text), ${signs}, ' ', 'g')`),
];

const previous = [
  define(
    'search_fold(text text)',
    `select regexp_replace(lower(translate(text,
       'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸ',
       'aaaaaaceeeeiiiinoooooouuuuyyAAAAAACEEEEIIIINOOOOOOUUUUYY')), ${signs}, ' ', 'g')`,
  ),
  split(`replace(replace(search_fold(text), 'œ', 'oe'), 'æ', 'ae')`),
];

const words = `setweight(search_vector(title, lang), 'A') || setweight(search_vector(body, lang), 'C')`;
const rewrite = `update search_text set words = ${words} where words is distinct from ${words}`;

/** Folds what site search looks in by `fold_search`, as all else that is searched. */
export class SearchFoldedText1796528000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(current.join('\n'));
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await queryRunner.query(
        `select thing_id as id from search_text where thing_id > $1 group by thing_id order by thing_id limit ${thingsInPart}`,
        [last],
      )) as { id: string }[];
      if (rows.length === 0) return;
      last = rows.at(-1)!.id;
      // Stops nothing: each part is a transaction of its own, and few rows have letters that are folded differently.
      await queryRunner.query(`${rewrite} and thing_id = any($1::uuid[])`, [rows.map(({ id }) => id)]);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(previous.join('\n'));
    await queryRunner.query(rewrite);
  }
}
