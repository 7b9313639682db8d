import { largeId, largeTests, questionsOfTest } from './large-sizes';

const words = (en: string, es: string, fr: string, n: string): string =>
  `jsonb_build_object('en', '${en} ' || ${n}, 'es', '${es} ' || ${n}, 'fr', '${fr} ' || ${n})`;

const tests = `generate_series(0, ${largeTests - 1}) t`;
const questions = `generate_series(1, ${questionsOfTest}) q`;

const insertModules = `
  insert into module (id, kind, brand, name, description, art, created_at)
  select ${largeId('module', 't')}, 'training', case when t % 2 = 0 then 'conti' else 'gt' end,
    ${words('Practice', 'Práctica', 'Exercice', '(t + 1)')},
    jsonb_build_object('en', '<p>What rubber and road ask of each other.</p>',
      'es', '<p>Lo que se piden el caucho y el camino.</p>', 'fr', '<p>Ce que la gomme et la route attendent.</p>'),
    (array['winter', 'touring', 'allterrain', 'sport', 'ev', 'road'])[1 + t % 6],
    timestamptz '2024-01-01' + t * interval '1 hour'
  from ${tests}`;

const insertTests = `
  insert into test (id, module_id, category, pass_mark, shuffle, reset_period, points)
  select ${largeId('test', 't')}, ${largeId('module', 't')}, 'standard', 60, false, 'yearly', 100 from ${tests}`;

const insertQuestions = `
  insert into question (id, test_id, position, kind, text, options)
  select ${largeId('question', "t || '/' || q")}, ${largeId('test', 't')}, q, 'multiple_choice',
    ${words('<p>Which tire suits case', '<p>¿Qué llanta conviene al caso', '<p>Quel pneu convient au cas', "q || '</p>'")},
    (select jsonb_agg(jsonb_build_object('id', ${largeId('option', "t || '/' || q || '/' || o")}, 'correct', o = 1,
       'feedback', null, 'text', ${words('Tire', 'Llanta', 'Pneu', 'o')}) order by o) from generate_series(1, 3) o)
  from ${tests}, ${questions}`;

const publish = `
  with version as (
    insert into test_version (id, test_id, number, category, pass_mark, shuffle, reset_period, points, question_count,
      published_at)
    select ${largeId('version', 't')}, w.id, 1, category, pass_mark, shuffle, reset_period, points, ${questionsOfTest},
      timestamptz '2024-01-01'
    from ${tests} join test w on w.id = ${largeId('test', 't')} returning id, test_id
  ), asked as (
    insert into test_version_question (test_version_id, question_id, position, content, tags)
    select v.id, q.id, q.position, question_content(q), q.tags from version v join question q on q.test_id = v.test_id
  )
  update test set version_id = v.id from version v where v.test_id = test.id`;

/** SQL of modules with tests of three questions each. */
export const insertLargeTests = [insertModules, insertTests, insertQuestions, publish];
