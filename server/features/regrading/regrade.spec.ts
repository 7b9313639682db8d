import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { counted } from '#server/testing/database/counted';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { lockAttempt } from '#server/features/attempts/attempt.queries';
import { startTest } from '#server/features/training/test/start-test.service';
import {
  incorrectQuestionsOf,
  resultById,
  submitTest,
} from '#server/features/attempts/results/result.service';
import { changedResults, previewRegrade, regradedQuestion, regradeQuestion } from './regrade.service';
import {
  answerAll,
  balanceOf,
  correct,
  markOf,
  one,
  questionsOf,
  regradeNow,
  sit,
} from '#server/testing/features/regrading';
import { holding, waitsFor } from '#server/testing/database/waiting';
import { previousMarksOf } from './previous-marks';

let api: Api;
let admin: SpecPerson;
let person: SpecPerson;
let tested: SpecModule;
let question: string;

beforeAll(async () => {
  api = await startApi();
  // Opens every connection, so that parallel calls don't wait for one.
  await Promise.all(Array.from({ length: 20 }, () => pool().query('select pg_sleep(0.05)')));
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
  tested = await makeModule({ test: { passMark: 100, points: 100 } });
  question = (await questionsOf(tested))[0]!;
});

const code = (expected: string) => expect.objectContaining({ code: expected });
const count = async (text: string, values: unknown[]): Promise<number> =>
  (await one<{ n: number }>(`select count(*)::int as n from ${text}`, values)).n;
const preview = (mode: Parameters<typeof regradeNow>[2], lowersResults = false, id = question) =>
  previewRegrade(admin.viewer, id, { mode, lowersResults });

describe('regrade', () => {
  it('accepts old and new answers, keeps the former mark and credits a new pass once', async () => {
    const id = await sit(tested, ['Wrong', 'Right'], person);
    const other = await sit(tested, ['Right', 'Right']);
    expect(await markOf(id)).toMatchObject({ status: 'failed', score: 50 });
    await correct(question, 'Wrong');
    const { counts, regrade: made } = await regradeNow(admin, question, 'old_and_new');
    expect(counts).toMatchObject({
      attempts: 2,
      raised: 1,
      lowered: 0,
      kept: 0,
      newlyPassed: 1,
      pointsGiven: 100,
    });
    expect(made).toMatchObject({ mode: 'old_and_new', lowersResults: false, changedCount: 1 });
    expect(await markOf(id)).toEqual({ status: 'passed', score: 100, correct: 2, points: 100, incorrect: 0 });
    expect(await markOf(other)).toMatchObject({ status: 'passed', score: 100, points: 100 });
    expect(await balanceOf(person)).toBe(100);
    const result = await resultById(person.viewer, id);
    expect(await previousMarksOf(result!)).toEqual([
      { status: 'failed', score: 50, replacedAt: expect.any(String) },
    ]);
    expect(await previousMarksOf((await resultById(admin.viewer, other))!)).toEqual([]);
    expect(await count(`audit_entry where target_kind = 'regrade' and target_id = $1`, [made!.id])).toBe(1);
    expect(await count(`audit_entry where target_id = $1 and outcome = 'regraded'`, [id])).toBe(1);
    const snapshot = await one<{ right: string }>(
      `select o->'text'->>'en' as right from attempt_question, jsonb_array_elements(snapshot->'options') as o
       where attempt_id = $1 and question_id = $2 and (o->>'correct')::boolean`,
      [id, question],
    );
    expect(snapshot.right).toBe('Right');
  });

  it('has nothing to do once it was made, until another correction', async () => {
    await sit(tested, ['Wrong', 'Right'], person);
    expect((await preview('old_and_new')).hasWork).toBe(false);
    await correct(question, 'Wrong');
    expect((await preview('none')).hasWork).toBe(true);
    await regradeNow(admin, question, 'none');
    expect((await preview('none')).hasWork).toBe(false);
    expect((await preview('old_and_new')).hasWork).toBe(true);
    await regradeNow(admin, question, 'old_and_new');
    expect((await preview('old_and_new')).hasWork).toBe(false);
    expect((await preview('full_credit')).hasWork).toBe(true);
    await correct(question, 'Right');
    expect((await preview('old_and_new')).hasWork).toBe(true);
  });

  it('keeps the other incorrect questions of the result in order', async () => {
    const longer = await makeModule({ test: { passMark: 100, questions: [{}, {}, {}] } });
    const [first, second, third] = await questionsOf(longer);
    const id = await sit(longer, ['Wrong', 'Wrong', 'Wrong'], person);
    const wrong = async () => {
      const questions = await incorrectQuestionsOf((await resultById(person.viewer, id))!);
      return questions.map((each) => each.id);
    };
    expect(await wrong()).toEqual([first, second, third]);
    await correct(second!, 'Wrong');
    await regradeNow(admin, second!, 'old_and_new');
    expect(await wrong()).toEqual([first, third]);
  });

  it('lowers nothing without the explicit option', async () => {
    const id = await sit(tested, ['Right', 'Right'], person);
    const before = await one('select * from attempt where id = $1', [id]);
    await correct(question, 'Wrong');
    const { counts } = await regradeNow(admin, question, 'new_only');
    expect(counts).toMatchObject({
      attempts: 1,
      raised: 0,
      lowered: 0,
      kept: 1,
      newlyFailed: 0,
      pointsTaken: 0,
    });
    expect(await one('select * from attempt where id = $1', [id])).toEqual(before);
    expect(
      await one('select right_answers from attempt_question where attempt_id = $1 and question_id = $2', [
        id,
        question,
      ]),
    ).toEqual({ right_answers: null });
    expect(await balanceOf(person)).toBe(100);
  });

  it('removes a pass, its points and its certificate with that option, and can restore them', async () => {
    const id = await sit(tested, ['Right', 'Right'], person);
    await correct(question, 'Wrong');
    const lost = await regradeNow(admin, question, 'new_only', true);
    expect(lost.counts).toMatchObject({ lowered: 1, newlyFailed: 1, pointsTaken: 100, pointsWaived: 0 });
    expect(await markOf(id)).toEqual({ status: 'failed', score: 50, correct: 1, points: 0, incorrect: 1 });
    expect(await balanceOf(person)).toBe(0);
    const withdrawn = 'certificate where attempt_id = $1 and withdrawn_at is not null';
    expect(await count(withdrawn, [id])).toBe(1);
    const regained = await regradeNow(admin, question, 'full_credit');
    expect(regained.counts).toMatchObject({ raised: 1, newlyPassed: 1, pointsGiven: 100 });
    expect(await balanceOf(person)).toBe(100);
    expect(await count(withdrawn, [id])).toBe(0);
    const previous = await previousMarksOf((await resultById(person.viewer, id))!);
    expect(previous.map(({ status }) => status)).toEqual(['failed', 'passed']);
  });

  it('subtracts at most the balance and records the rest as waived', async () => {
    await sit(tested, ['Right', 'Right'], person);
    await pool().query(
      `with spent as (insert into points_entry (profile_id, amount, reason, idempotency_key, balance_after)
         values ($1, -70, 'adjustment', gen_random_uuid(), 30))
       update points_balance set balance = 30 where profile_id = $1`,
      [person.id],
    );
    await correct(question, 'Wrong');
    expect((await preview('new_only', true)).counts).toMatchObject({ pointsTaken: 30, pointsWaived: 70 });
    const { counts } = await regradeNow(admin, question, 'new_only', true);
    expect(counts).toMatchObject({ pointsTaken: 30, pointsWaived: 70 });
    expect(await balanceOf(person)).toBe(0);
    const entry = `points_entry where profile_id = $1 and reason = 'regrade' and amount = -30 and waived = 70`;
    expect(await count(entry, [person.id])).toBe(1);
  });

  it('credits no points when another pass of the period has earned them, before or after', async () => {
    const failed = await sit(tested, ['Wrong', 'Right'], person);
    const passed = await sit(tested, ['Right', 'Right'], person);
    await correct(question, 'Wrong');
    await regradeNow(admin, question, 'old_and_new');
    expect(await markOf(failed)).toMatchObject({ status: 'passed', points: 0 });
    expect(await balanceOf(person)).toBe(100);
    // The pass with the points is lost, so the other pass of the period is credited.
    await regradeNow(admin, question, 'new_only', true);
    expect([await markOf(failed), await markOf(passed)]).toMatchObject([
      { status: 'passed', points: 100 },
      { status: 'failed', points: 0 },
    ]);
    expect(await balanceOf(person)).toBe(100);
  });

  it('credits a later pass of the period no points when the regrade has credited them', async () => {
    await sit(tested, ['Wrong', 'Right'], person);
    const open = await startTest(person.viewer, tested.id);
    await correct(question, 'Wrong');
    await regradeNow(admin, question, 'old_and_new');
    await answerAll(person, open, ['Wrong', 'Right']);
    expect(await submitTest(person.viewer, open.id)).toMatchObject({ status: 'passed', pointsEarned: 0 });
    expect(await balanceOf(person)).toBe(100);
  });

  it('applies to an attempt in progress when it is submitted', async () => {
    const open = await startTest(person.viewer, tested.id);
    await answerAll(person, open, ['Wrong', 'Right']);
    await correct(question, 'Wrong');
    const { counts } = await regradeNow(admin, question, 'new_only');
    expect(counts).toMatchObject({ attempts: 0, open: 1, raised: 0 });
    expect(await submitTest(person.viewer, open.id)).toMatchObject({ status: 'passed', score: 100 });
  });

  it('publishes the correction and changes no result with mode none', async () => {
    const id = await sit(tested, ['Wrong', 'Right'], person);
    await correct(question, 'Wrong');
    const { regrade: made } = await regradeNow(admin, question, 'none');
    expect(made).toMatchObject({ mode: 'none', changedCount: 0 });
    expect(await markOf(id)).toMatchObject({ status: 'failed', score: 50 });
    expect((await regradedQuestion(admin.viewer, question))!.unpublished).toBe(false);
    expect(await markOf(await sit(tested, ['Wrong', 'Right']))).toMatchObject({ score: 100 });
  });

  it('publishes the correction of that question only', async () => {
    const [, second] = await questionsOf(tested);
    await pool().query(`update question set text = '{"en": "Edited", "es": "", "fr": ""}' where id = $1`, [
      second,
    ]);
    await correct(question, 'Wrong');
    await regradeNow(admin, question, 'old_and_new');
    const attempt = await startTest(person.viewer, tested.id);
    expect(attempt.questions.map(({ textTranslations }) => textTranslations.en)).toEqual([
      'Question 1',
      'Question 2',
    ]);
    expect(await count('test_version where test_id = $1', [tested.testId])).toBe(2);
    await answerAll(person, attempt, ['Wrong', 'Right']);
    expect(await submitTest(person.viewer, attempt.id)).toMatchObject({ score: 100 });
  });

  it('changes nothing more when it is repeated, with the same or a new digest', async () => {
    await sit(tested, ['Wrong', 'Right'], person);
    await correct(question, 'Wrong');
    const { digest } = await preview('old_and_new');
    const input = { questionId: question, mode: 'old_and_new' as const, lowersResults: false, digest };
    const first = await regradeQuestion(admin.viewer, input);
    const again = await regradeQuestion(admin.viewer, input);
    expect(again.regrade!.id).toBe(first.regrade!.id);
    expect(again.counts).toMatchObject({ raised: 0, pointsGiven: 0 });
    const anew = await regradeNow(admin, question, 'old_and_new');
    expect(anew).toMatchObject({ regrade: null, counts: { attempts: 1, raised: 0, newlyPassed: 0 } });
    expect(await count('regrade where question_id = $1', [question])).toBe(1);
    expect(await balanceOf(person)).toBe(100);
  });

  it('is rejected when a result or the question changed since its preview', async () => {
    await sit(tested, ['Wrong', 'Right'], person);
    await correct(question, 'Wrong');
    const input = async () => {
      const { digest } = await preview('old_and_new');
      return { questionId: question, mode: 'old_and_new' as const, lowersResults: false, digest };
    };
    const beforeResult = await input();
    await sit(tested, ['Wrong', 'Right']);
    await expect(regradeQuestion(admin.viewer, beforeResult)).rejects.toEqual(code('CONFLICT'));
    const beforeEdit = await input();
    await correct(question, 'Right');
    await expect(regradeQuestion(admin.viewer, beforeEdit)).rejects.toEqual(code('CONFLICT'));
    expect(await count('regrade where question_id = $1', [question])).toBe(0);
  });

  it('is available to administrators only', async () => {
    const manager = await makePerson({ role: 'manager' });
    await expect(
      previewRegrade(manager.viewer, question, { mode: 'none', lowersResults: false }),
    ).rejects.toEqual(code('FORBIDDEN'));
    const { digest } = await preview('none');
    const input = { questionId: question, mode: 'none' as const, lowersResults: false, digest };
    await expect(regradeQuestion(manager.viewer, input)).rejects.toEqual(code('FORBIDDEN'));
  });

  it('lists the people whose results change, page by page', async () => {
    for (const name of ['Cleo', 'Ada', 'Ben'])
      await sit(tested, ['Wrong', 'Right'], await makePerson({ name }));
    await correct(question, 'Wrong');
    const choice = { mode: 'old_and_new', lowersResults: false } as const;
    const visible = await previewRegrade(admin.viewer, question, choice);
    const head = changedResults(visible, 2);
    expect(head.countAll()).toBe(3);
    expect(head.nodes).toMatchObject([
      {
        name: 'Ada',
        oldScore: 50,
        newScore: 100,
        oldStatus: 'failed',
        newStatus: 'passed',
        pointsDifference: 100,
      },
      { name: 'Ben', proChange: null },
    ]);
    const again = await previewRegrade(admin.viewer, question, choice);
    const tail = changedResults(again, 2, head.pageInfo.endCursor);
    expect(tail.nodes.map(({ name }) => name)).toEqual(['Cleo']);
    expect(tail.pageInfo.hasNextPage).toBe(false);
    expect(again.digest).toBe(visible.digest);
  });

  it('sends an e-mail to everyone whose result changed', async () => {
    const id = await sit(tested, ['Wrong', 'Right'], person);
    await correct(question, 'Wrong');
    const { regrade: made } = await regradeNow(admin, question, 'old_and_new');
    expect(await count('graphile_worker.jobs where key = $1', [`regrade:${made!.id}:${id}`])).toBe(1);
  });

  it('shows the old and new correct answers and former regrades', async () => {
    await correct(question, 'Wrong');
    const right = (answer: { options: { correct: boolean; textTranslations: { en: string } }[] } | null) =>
      answer?.options.filter((option) => option.correct).map(({ textTranslations }) => textTranslations.en);
    const edited = (await regradedQuestion(admin.viewer, question))!;
    expect([right(edited.previous), right(edited.corrected)]).toEqual([['Right'], ['Wrong']]);
    expect(edited).toMatchObject({ unpublished: true, regrades: [] });
    await regradeNow(admin, question, 'none');
    const published = (await regradedQuestion(admin.viewer, question))!;
    expect(right(published.previous)).toEqual(['Right']);
    expect(published.regrades).toMatchObject([{ mode: 'none', madeBy: admin.viewer.name }]);
  });
});

describe('concurrent regrades', () => {
  it('leave one consistent mark for each of 50 people who submit at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => makePerson()));
    const attempts = await Promise.all(people.map((each) => startTest(each.viewer, tested.id)));
    await Promise.all(people.map((each, index) => answerAll(each, attempts[index]!, ['Wrong', 'Right'])));
    await correct(question, 'Wrong');
    const untilDone = async (): Promise<void> => {
      for (;;) {
        const made = await regradeNow(admin, question, 'old_and_new').catch(
          (error: { code?: string }) => error,
        );
        if ('counts' in made) return;
        if (made.code !== 'CONFLICT') throw made;
      }
    };
    await Promise.all([
      ...people.map((each, index) => submitTest(each.viewer, attempts[index]!.id)),
      untilDone(),
      untilDone(),
    ]);
    for (const [index, each] of people.entries()) {
      expect(await markOf(attempts[index]!.id)).toEqual({
        status: 'passed',
        score: 100,
        correct: 2,
        points: 100,
        incorrect: 0,
      });
      expect(await balanceOf(each)).toBe(100);
    }
  });

  it('wait for a submission in progress before they read the marks', async () => {
    const open = await startTest(person.viewer, tested.id);
    await correct(question, 'Wrong');
    const { digest } = await preview('old_and_new');
    const input = { questionId: question, mode: 'old_and_new' as const, lowersResults: false, digest };
    const making = await holding(async (manager) => {
      await lockAttempt(manager, open.id, null, new Date());
      const [row] = await manager.query<{ pid: number }[]>('select pg_backend_pid() as pid');
      const made = regradeQuestion(admin.viewer, input);
      expect(await waitsFor(row!.pid, made)).toBe(true);
      return { made };
    });
    expect((await making.made).regrade).toMatchObject({ mode: 'old_and_new' });
  });

  it('include every attempt that started with the old version at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => makePerson()));
    await correct(question, 'Wrong');
    const starting = people.map((each) => startTest(each.viewer, tested.id));
    await Promise.all([...starting, regradeNow(admin, question, 'new_only')]);
    const unreached = `attempt_question q join attempt a on a.id = q.attempt_id
      cross join lateral jsonb_array_elements(q.snapshot->'options') as o
      where a.test_id = $1 and q.question_id = $2 and q.right_answers is null
        and o->'text'->>'en' = 'Right' and (o->>'correct')::boolean`;
    expect(await count(unreached, [tested.testId, question])).toBe(0);
    expect(await count('attempt where test_id = $1', [tested.testId])).toBe(40);
  });

  it('run the same number of statements for one result and for many', async () => {
    const statementsFor = async (people: number): Promise<number> => {
      const module = await makeModule({ test: { passMark: 100, points: 100 } });
      const [id] = await questionsOf(module);
      for (let each = 0; each < people; each++) await sit(module, ['Wrong', 'Right']);
      await correct(id!, 'Wrong');
      const { result, statements } = await counted(() => regradeNow(admin, id!, 'old_and_new'));
      expect(result.counts).toMatchObject({ newlyPassed: people });
      return statements;
    };
    const forOne = await statementsFor(1);
    expect(forOne).toBeGreaterThan(20);
    expect(await statementsFor(12)).toBe(forOne);
  });

  it('make one regrade of 50 equal concurrent requests', async () => {
    await sit(tested, ['Wrong', 'Right'], person);
    await correct(question, 'Wrong');
    const { digest } = await preview('old_and_new');
    const input = { questionId: question, mode: 'old_and_new' as const, lowersResults: false, digest };
    const made = await Promise.all(Array.from({ length: 50 }, () => regradeQuestion(admin.viewer, input)));
    expect(new Set(made.map((each) => each.regrade!.id)).size).toBe(1);
    expect(
      await count('previous_mark f join regrade r on r.id = f.regrade_id where r.question_id = $1', [
        question,
      ]),
    ).toBe(1);
    expect(await balanceOf(person)).toBe(100);
  });
});
