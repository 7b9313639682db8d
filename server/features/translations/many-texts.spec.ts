import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { countTexts } from './text-counts.queries';
import { everyText, type TextsWanted } from './texts-sql';
import { type Place, selectTexts, textsStatement } from './translation.queries';

let api: Api;

const modules = 300;
const questions = 4000;

beforeAll(async () => {
  api = await startApi();
  await pool().query(
    `with made as (
       insert into module (name, description, kind, brand, created_at)
       select jsonb_build_object('en', 'Module ' || lpad(n::text, 4, '0'), 'es', 'Módulo ' || n, 'fr', ''),
         '{"en": "<p>x</p>", "es": "<p>x</p>", "fr": "<p>x</p>"}', 'tire', 'conti', now()
       from generate_series(1, $1::int) n returning id
     ) insert into test (module_id, category, pass_mark, shuffle, points)
       select id, 'standard', 80, false, 100 from made`,
    [modules],
  );
  await pool().query(
    `insert into question (test_id, position, kind, text, options)
     select t.id, n, 'multiple_choice', jsonb_build_object('en', 'Question ' || n, 'es', 'Pregunta', 'fr', 'Question'),
       (select jsonb_agg(jsonb_build_object('id', o, 'correct', o = 1,
          'text', jsonb_build_object('en', 'Option ' || o, 'es', case when n % 10 = 0 then '' else 'x' end, 'fr', 'x'),
          'feedback', jsonb_build_object('en', 'Since ' || o, 'es', 'x', 'fr', 'x'))) from generate_series(1, 4) o)
     from (select id, row_number() over () as place from test) t
     join generate_series(1, $1::int) n on n % $2::int = t.place % $2`,
    [questions, modules],
  );
  // Learners see the questions of a test that was published.
  await pool().query(
    `with published as (
       insert into test_version (test_id, number, category, pass_mark, shuffle, points, question_count, published_at)
       select id, 1, category, pass_mark, shuffle, points, 13, now() from test returning id, test_id)
     update test t set version_id = p.id from published p where p.test_id = t.id`,
  );
  // Every second question was changed in English since its first option was translated.
  await pool().query(
    `insert into outdated_translation (kind, resource_id, lang, digest, source, changed_at)
     select 'question', id::text, 'fr', md5('Option 1' || chr(31) || 'x'), md5('Option'), now() from question where position % 2 = 0`,
  );
  await pool().query('analyze module, test, question, outdated_translation');
});
afterAll(() => api.close());

const all: TextsWanted = everyText;
const lacking: TextsWanted = { ...all, missing: ['en', 'es', 'fr'] };

interface Plan {
  'Node Type': string;
  'CTE Name'?: string;
  'Subplan Name'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Counts the rows that the statement reads to find its texts. */
async function walked(wanted: TextsWanted, after: Place | null): Promise<number> {
  const { text, values } = textsStatement(wanted, after, 51)!;
  const { rows } = await pool().query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const union = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).find(
    (node) => node['Node Type'] === 'Recursive Union',
  );
  return union!['Actual Rows'];
}

describe('page of many texts', () => {
  it.each<[string, TextsWanted]>([
    ['all', all],
    ['texts that lack a language', lacking],
    ['outdated texts', { ...all, outdated: ['es', 'fr'] }],
    ['texts visible to learners', { ...all, seen: true }],
    ['texts found by a search', { ...all, search: 'option' }],
  ])('reads a bounded number of records for %s, also on late pages', async (_which, wanted) => {
    const total = await countTexts(wanted);
    expect(total).toBeGreaterThan(1000);
    const [first] = await selectTexts(wanted, null, 1);
    const middle: Place = { kind: 'question', title: 'Module 0200', resourceId: '', path: '' };
    for (const after of [null, first!, middle]) {
      expect(await selectTexts(wanted, after, 51)).toHaveLength(51);
      // A question has about twenty fields for texts.
      expect(await walked(wanted, after)).toBeLessThan(52 * 20);
    }
  });
});
