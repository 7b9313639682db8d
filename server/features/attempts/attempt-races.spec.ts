import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import type { AppError } from '#server/platform/errors';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { saveAnswer } from './answers/answer.service';
import { attemptById, closeExpiredAttempts } from './attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import type { Attempt, SaveAnswerPayload } from './attempt.types';
import { resultById, submitTest } from './results/result.service';

const many = 50;

let api: Api;
let person: SpecPerson;
beforeAll(async () => {
  api = await startApi();
  // Opens every connection, so that parallel calls don't wait for one.
  await Promise.all(Array.from({ length: 20 }, () => pool().query('select pg_sleep(0.05)')));
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makePerson();
});

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);

async function count(text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from ${text}`,
    values,
  );
  return rows[0]!.count;
}

/** Answers a question with the option at that index, from 0. The first one is correct. */
const choose = ({ id, questions }: Attempt, question: number, place: number, revision: number) =>
  saveAnswer(person.viewer, {
    attemptId: id,
    questionId: questions[question]!.id,
    revision,
    optionIds: [questions[question]!.options[place]!.id],
  });

describe('attempt under concurrency', () => {
  it('is started once by concurrent starts', async () => {
    const module = await makeModule();
    const started = await Promise.all(times(many, () => startTest(person.viewer, module.id)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await count('attempt where profile_id = $1', [person.id])).toBe(1);
    expect(await count('attempt_question where attempt_id = $1', [started[0]!.id])).toBe(2);
  });

  it('is closed once, with one result, one award and one audit entry, by concurrent submissions, reads and jobs', async () => {
    const questions = times(4, () => ({}));
    const module = await makeModule({ test: { questions, points: 70, timeLimitSeconds: 60 } });
    const attempt = await startTest(person.viewer, module.id);
    await Promise.all(questions.map((_, index) => choose(attempt, index, 0, 1)));
    await pool().query(`update attempt set deadline_at = now() where id = $1`, [attempt.id]);
    const results = await Promise.all(
      times(many, async (index) => {
        if (index % 10 === 3) await attemptById(person.viewer, attempt.id);
        if (index % 10 === 7) await closeExpiredAttempts();
        return submitTest(person.viewer, attempt.id);
      }),
    );
    const seen = results.map(({ status, score, closedAt }) => ({ status, score, closedAt }));
    expect(seen).toEqual(times(many, () => ({ ...seen[0]!, status: 'passed', score: 100 })));
    expect(await count('points_entry where profile_id = $1', [person.id])).toBe(1);
    expect(await count('points_balance where profile_id = $1 and balance = 70', [person.id])).toBe(1);
    expect(await count('audit_entry where target_id = $1', [attempt.id])).toBe(1);
  });
});

describe('answers from two tabs at the same time', () => {
  it('end with the highest revision in whatever order they arrive', async () => {
    const attempt = await startTest(person.viewer, (await makeModule()).id);
    for (let round = 0; round < 5; round += 1) {
      const [first, last] = [round * 16 + 1, round * 16 + 16];
      const revisions = shuffled(times(16, (index) => first + index));
      const saved = await Promise.all(
        revisions.map((revision) => choose(attempt, 0, revision % 2, revision)),
      );
      for (const [index, { answer, superseded }] of saved.entries()) {
        const sent = revisions[index]!;
        expect(superseded ? answer.revision > sent : answer.revision === sent).toBe(true);
      }
      const { questions } = (await attemptById(person.viewer, attempt.id))!;
      const { id } = questions[0]!.options[last % 2]!;
      expect(questions[0]!.answer).toMatchObject({ revision: last, optionIds: [id] });
    }
  });

  it('end with the acknowledged one when they have the same revision', async () => {
    const attempt = await startTest(person.viewer, (await makeModule()).id);
    const saved = await Promise.all(times(10, (index) => choose(attempt, 0, index % 2, 1)));
    const kept = saved.filter(({ superseded }) => !superseded).map(({ answer }) => answer.optionIds[0]);
    expect(new Set(kept).size).toBe(1);
    const { questions } = (await attemptById(person.viewer, attempt.id))!;
    expect(questions[0]!.answer!.optionIds).toEqual([kept[0]]);
  });
});

describe('submission during concurrent saves', () => {
  it('marks exactly the acknowledged answers', async () => {
    const questions = times(12, () => ({}));
    const module = await makeModule({ test: { questions, passMark: 100, resetPeriod: null } });
    let hasRaced = false;
    // The order of the saves is random, so this repeats until both orders have occurred.
    for (let round = 0; round < 8 || !hasRaced; round += 1) {
      person = await makePerson();
      const attempt = await startTest(person.viewer, module.id);
      const saves = shuffled(times(12, (index) => () => choose(attempt, index, 0, 1)));
      const calls: (() => Promise<unknown>)[] = [...saves];
      calls.splice(2 + (round % 8), 0, () => submitTest(person.viewer, attempt.id));
      const outcomes = await Promise.allSettled(calls.map((call) => call()));
      const isSave = (value: unknown): value is SaveAnswerPayload =>
        typeof value === 'object' && value !== null && 'questionId' in value;
      const acknowledged = outcomes.filter((one) => one.status === 'fulfilled' && isSave(one.value)).length;
      const rejections = outcomes.flatMap((one) =>
        one.status === 'rejected' ? [one.reason as AppError] : [],
      );
      expect(rejections.filter(({ code }) => code !== 'ATTEMPT_CLOSED')).toEqual([]);
      expect((await resultById(person.viewer, attempt.id))!.correctCount).toBe(acknowledged);
      hasRaced ||= acknowledged > 0 && acknowledged < 12;
    }
  });
});
