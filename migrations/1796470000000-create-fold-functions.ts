import type { MigrationInterface, QueryRunner } from 'typeorm';

const invisible = '\\u00ad\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff';
const marks = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f';
const dashes =
  '\\u02d7\\u058a\\u05be\\u1400\\u1806\\u2010-\\u2015\\u2043\\u2212\\u2796\\u2e17\\u2e1a\\u2e3a\\u2e3b\\u301c\\u3030\\u30a0';
const spaces = '\\u0009-\\u000d\\u0085\\u1680\\u2028\\u2029';
const singleQuotes =
  '\\u0060\\u02b9\\u02bb-\\u02bd\\u02c8\\u02ca\\u02cb\\u055a\\u05f3\\u2018-\\u201b\\u2032\\u2035\\u2039\\u203a\\u275b\\u275c\\ua78c';
const doubleQuotes = '\\u00ab\\u00bb\\u02ba\\u02ee\\u05f4\\u201c-\\u201f\\u275d\\u275e\\u301d-\\u301f';

const replaced = (text: string, pattern: string, by: string): string =>
  `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;
const withoutInvisible = (text: string): string => replaced(text, `[${invisible}]`, '');
const withPlainDashes = (text: string): string => replaced(text, `[${dashes}]`, '-');
const lower = (text: string): string => `lower(${text} collate pg_c_utf8)`;

const code = `translate(${lower(
  `btrim(${replaced(withPlainDashes(`normalize(${withoutInvisible('text')}, nfkc)`), `[${spaces}]`, ' ')})`,
)}, 'ς', 'σ')`;

const plainLetters = `translate(replace(replace(replace(replace(${lower(
  replaced(`normalize(replace(text, '´', ''''), nfkd)`, `[${invisible}${marks}]`, ''),
)}, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'øłðđıȷħŧŋς', 'olddijhtnσ')`;
const plainQuotes = `replace(${replaced(
  replaced(withPlainDashes(plainLetters), `[${singleQuotes}]`, `''`),
  `[${doubleQuotes}]`,
  '"',
)}, '''''', '"')`;
const search = replaced(
  `btrim(${replaced(plainQuotes, `[ ${spaces}]+`, ' ')})`,
  '([0-9] ?)[×✕✖](?= ?[0-9])',
  '\\1x',
);

// PostgreSQL puts the body of such a function in place of its call, so that folding a column costs no call.
const define = (name: string, body: string): string =>
  `create function ${name}(text text) returns text language sql immutable parallel safe return ${body};`;

/** Functions that fold text as server/platform/text/fold.ts does. Their results depend on no setting of the database. */
export class CreateFoldFunctions1796470000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      [
        define('fold_code', code),
        define('fold_number', replaced('fold_code(text)', '[- ]', '')),
        define('fold_search', search),
        define(
          'fold_answer',
          `regexp_replace(fold_search(text), '^([-+]?[0-9]*),([0-9]+)(?=[^0-9]*$)', '\\1.\\2')`,
        ),
      ].join('\n'),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function fold_answer, fold_search, fold_number, fold_code');
  }
}
