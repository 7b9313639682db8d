import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dropSpecDatabase, specDatabaseUrl } from '#server/testing/database';
import { runMigrations } from '#server/platform/migrate';

const folder = join(__dirname, '../../migrations');
const lastFormer = '1763700009000';

/**
 * A failed attempt, one that was left for most of an hour and a passed one at a test of three questions, one with a
 * picture, and an image of their module, as the release before test versions kept them.
 */
const formerRows = `
insert into module (id, kind, brand, name, description)
  values (md5('module')::uuid, 'tire', 'conti', '{"en":"Winter","es":"","fr":""}', '{"en":"","es":"","fr":""}');
insert into test (id, module_id, category, pass_mark, points)
  values (md5('test')::uuid, md5('module')::uuid, 'standard', 80, 100);
insert into module_image (module_id, original_url, width, height, position)
  values (md5('module')::uuid, '/files/tread.jpg', 800, 600, 1);
insert into question (id, test_id, position, kind, text, image_url, options, weight, credit, feedback)
select md5('q' || n)::uuid, md5('test')::uuid, n, 'multiple_select', '{"en":"Q","es":"","fr":""}',
  case n when 3 then 'https://elsewhere.example/q.png' end,
  (select jsonb_agg(jsonb_build_object('id', md5('o' || n || o)::uuid, 'correct', o < 4, 'feedback', null,
    'text', '{"en":"O","es":"","fr":""}'::jsonb)) from generate_series(1, 5) o),
  1, case n when 1 then 'partial' else 'exact' end, case n when 2 then '{"en":"It was A.","es":"","fr":""}'::jsonb end
from generate_series(1, 3) n;
insert into profile (id, name, email) values (md5('p')::uuid, 'Sam', 'sam@spec.example');
insert into attempt (id, profile_id, test_id, status, category, pass_mark, points, question_count, started_at,
  last_saved_at, closed_at, score, correct_count, incorrect_questions)
select md5(s)::uuid, md5('p')::uuid, md5('test')::uuid, s, 'standard', 80, 100, 3, now(), now(), now(), score, right_ones, rows
from (values ('passed', 100, 3, '[]'::jsonb), ('failed', 44, 1, (
  select jsonb_agg(jsonb_build_object('id', q.id, 'position', q.position, 'name', q.text, 'selectedName', null,
    'feedback', case when position = 2 then q.feedback end) order by position) from question q where position < 3)))
  as a (s, score, right_ones, rows);
insert into attempt (id, profile_id, test_id, status, category, pass_mark, points, question_count, started_at,
  last_saved_at, closed_at, score, correct_count, incorrect_questions)
values (md5('left')::uuid, md5('p')::uuid, md5('test')::uuid, 'failed', 'standard', 80, 100, 3,
  now() - interval '1 hour', now() - interval '1 minute', now() - interval '1 minute', 0, 0, '[]');
insert into attempt_question (attempt_id, question_id, position, snapshot)
select a.id, q.id, q.position, jsonb_build_object('kind', q.kind, 'text', q.text, 'imageUrl', null, 'options', q.options,
  'accepted', q.accepted, 'code', q.code, 'feedback', q.feedback, 'weight', q.weight, 'credit', q.credit)
from attempt a cross join question q;
insert into attempt_answer (attempt_id, question_id, revision, option_ids, saved_at)
  values (md5('failed')::uuid, md5('q1')::uuid, 1, array[md5('o11')::uuid], now() - interval '1 minute'),
    (md5('left')::uuid, md5('q1')::uuid, 1, '{}', now() - interval '58 minutes'),
    (md5('left')::uuid, md5('q2')::uuid, 1, '{}', now() - interval '3 minutes');`;

describe('the migrations on a database of the release before test versions', () => {
  let client: Client;
  let url: string;

  beforeAll(async () => {
    url = await specDatabaseUrl('template0');
    await runWorkerMigrations({ connectionString: url });
    const former = readdirSync(folder).filter((file) => file.slice(0, lastFormer.length) <= lastFormer);
    const migrations = former.map((file) => join(folder, file));
    const source = new DataSource({ type: 'postgres', url, poolSize: 1, migrations });
    await source.initialize();
    await source.runMigrations({ transaction: 'each' });
    await source.destroy();
    client = new Client({ connectionString: url });
    await client.connect();
    await client.query(formerRows);
    await runMigrations(url);
  });
  afterAll(async () => {
    await client.end();
    await dropSpecDatabase(url);
  });

  const rowsOf = async (text: string): Promise<unknown[]> => (await client.query(text)).rows;

  it('publish the test and keep every attempt with its mark', async () => {
    expect(
      await rowsOf(`select a.status, a.score, v.number, v.question_count as questions from attempt a
        join test t on t.id = a.test_id join test_version v on v.id = a.test_version_id and v.id = t.version_id
        order by a.status, a.score`),
    ).toEqual([
      { status: 'failed', score: 0, number: 1, questions: 3 },
      { status: 'failed', score: 44, number: 1, questions: 3 },
      { status: 'passed', score: 100, number: 1, questions: 3 },
    ]);
  });

  it('give each answer what it earned, in parts too', async () => {
    expect(
      await rowsOf(`select credit_numerator as n, credit_denominator as d from attempt_question
        where attempt_id = md5('failed')::uuid order by position`),
    ).toEqual([
      { n: 1, d: 3 },
      { n: 0, d: 1 },
      { n: 1, d: 1 },
    ]);
  });

  it('say the time of work where the former release kept it, and none where a gap may have been work or a pause', async () => {
    expect(
      await rowsOf(
        `select status, extract(epoch from working_time)::int as seconds from attempt order by status, score`,
      ),
    ).toEqual([
      { status: 'failed', seconds: null },
      { status: 'failed', seconds: 60 },
      { status: 'passed', seconds: null },
    ]);
  });

  it('certify the pass, and keep remarks that tell the right answer from those that are always shown', async () => {
    expect(await rowsOf('select holder_name as name from certificate')).toEqual([{ name: 'Sam' }]);
    expect(
      await rowsOf(`select i->'feedback' as feedback, i->'explanation'->'en' as explanation
        from attempt, jsonb_array_elements(incorrect_questions) as i order by i->'position'`),
    ).toEqual([
      { feedback: null, explanation: null },
      { feedback: null, explanation: 'It was A.' },
    ]);
  });

  it('keep pictures as they were, without an asset, and nothing published counts as changed by that', async () => {
    expect(
      await rowsOf(`select original_url as url, width, asset_id as asset, small_url as small, large_url as large, alt,
        updated_at is not null as dated from module_image`),
    ).toEqual([
      { url: '/files/tread.jpg', width: 800, asset: null, small: null, large: null, alt: null, dated: true },
    ]);
    expect(
      await rowsOf(`select q.position, q.image_url as url, q.image_asset_id as asset, p.content = question_content(q) as same
        from question q join test t on t.id = q.test_id
        join test_version_question p on p.test_version_id = t.version_id and p.question_id = q.id order by q.position`),
    ).toEqual([
      { position: 1, url: null, asset: null, same: true },
      { position: 2, url: null, asset: null, same: true },
      { position: 3, url: 'https://elsewhere.example/q.png', asset: null, same: true },
    ]);
  });

  it('of uploads can be undone and done again, and addresses of pictures stay', async () => {
    const shown = `select original_url as url from module_image union all
      select image_url from question where image_url is not null`;
    const before = await rowsOf(shown);
    const migrations = readdirSync(folder).map((file) => join(folder, file));
    const source = new DataSource({ type: 'postgres', url, poolSize: 1, migrations });
    await source.initialize();
    const undone = `select where to_regclass('asset') is null`;
    while ((await rowsOf(undone)).length === 0) await source.undoLastMigration({ transaction: 'each' });
    await source.destroy();
    expect(await rowsOf(shown)).toEqual(before);
    await runMigrations(url);
    expect(await rowsOf(shown)).toEqual(before);
    expect(before).toHaveLength(2);
  });
});
