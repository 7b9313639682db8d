import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool, transaction } from '#server/platform/database/database';
import { evictAll } from '#server/platform/cache/cache';
import { moduleById } from '#server/features/training/module/modules.service';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { saveAnswer } from '#server/features/attempts/answers/answer.service';
import { attemptById } from '#server/features/attempts/attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import type { Attempt } from '#server/features/attempts/attempt.types';
import { publishTest } from './publish-test';
import { submitTest } from '#server/features/attempts/results/result.service';

let api: Api;
let tested: SpecModule;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  tested = await makeModule({ test: { questions: [{ text: 'One' }, { text: 'Two' }] } });
  person = await makePerson();
});

async function publish(): Promise<string> {
  const id = await transaction((manager) => publishTest(manager, tested.testId!, null, new Date()));
  evictAll();
  return id;
}

const texts = ({ questions }: Attempt): string[] =>
  questions.map(({ textTranslations }) => textTranslations.en);

/** Replaces the first question, makes its wrong option the correct one, and sets the pass mark to 10 percent. */
async function editEverything(): Promise<void> {
  await pool().query(
    `update question set text = '{"en": "New", "es": "", "fr": ""}', weight = 5,
       options = (select jsonb_agg(o || jsonb_build_object('correct', not (o->'correct')::boolean))
         from jsonb_array_elements(options) as o)
     where test_id = $1 and position = 1`,
    [tested.testId],
  );
  await pool().query('update question set enabled = false where test_id = $1 and position = 2', [
    tested.testId,
  ]);
  await pool().query('update test set pass_mark = 10, points = 7 where id = $1', [tested.testId]);
}

async function answerRightly(attempt: Attempt): Promise<void> {
  for (const { id, options } of attempt.questions) {
    const right = options.find(({ textTranslations }) => textTranslations.en === 'Right')!;
    await saveAnswer(person.viewer, {
      attemptId: attempt.id,
      questionId: id,
      revision: 1,
      optionIds: [right.id],
    });
  }
}

describe('published test version', () => {
  it('is what learners see, without edits made since', async () => {
    await editEverything();
    evictAll();
    expect(await moduleById(person.viewer, tested.id)).toMatchObject({
      test: { questionCount: 2, passMark: 80, points: 100 },
    });
    await publish();
    expect(await moduleById(person.viewer, tested.id)).toMatchObject({
      test: { questionCount: 1, passMark: 10, points: 7 },
    });
    expect(texts(await startTest(person.viewer, tested.id))).toEqual(['New']);
  });

  it('doesn’t change an attempt in progress, up to its mark', async () => {
    const attempt = await startTest(person.viewer, tested.id);
    await editEverything();
    await publish();
    const resumed = await attemptById(person.viewer, attempt.id);
    expect(resumed!.questions).toEqual(attempt.questions);
    expect(texts(await startTest(person.viewer, tested.id))).toEqual(['One', 'Two']);
    await answerRightly(attempt);
    const result = await submitTest(person.viewer, attempt.id);
    expect(result).toMatchObject({ score: 100, passMark: 80, questionCount: 2, pointsEarned: 100 });
  });

  it('is used as a whole by attempts started during publishing', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makePerson()));
    await editEverything();
    const [, ...attempts] = await Promise.all([
      publish(),
      ...people.map(({ viewer }) => startTest(viewer, tested.id)),
    ]);
    for (const attempt of attempts as Attempt[]) {
      expect([['One', 'Two'], ['New']]).toContainEqual(texts(attempt));
    }
  });

  it('can’t be changed or deleted, and neither can its questions', async () => {
    const id = await publish();
    const changes = [
      'update test_version set pass_mark = 1 where id = $1',
      'delete from test_version where id = $1',
      'update test_version_question set tags = default where test_version_id = $1',
      'delete from test_version_question where test_version_id = $1',
    ];
    for (const change of changes) {
      await expect(pool().query(change, [id])).rejects.toThrow('a published version of a test never changes');
    }
    for (const table of ['test_version_question', 'test_version']) {
      await expect(pool().query(`truncate ${table} cascade`)).rejects.toThrow('never changes');
    }
  });

  it('is numbered from 1 per test, also when published concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => publish()));
    const { rows } = await pool().query<{ number: number; current: boolean }>(
      `select v.number, v.id = t.version_id as current from test_version v join test t on t.id = v.test_id
       where t.id = $1 order by v.number`,
      [tested.testId],
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.filter(({ current }) => current)).toEqual([{ number: 6, current: true }]);
  });

  it('rejects publishing a missing test', async () => {
    tested = { id: tested.id, testId: tested.id };
    await expect(publish()).rejects.toThrow('There is no test to publish.');
  });
});
