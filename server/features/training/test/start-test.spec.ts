import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { attemptById } from '#server/features/attempts/attempt.service';
import { startTest } from './start-test.service';
import type { Attempt } from '#server/features/attempts/attempt.types';
import { publishTest } from '#server/features/authoring/publish-test';
import { submitTest } from '#server/features/attempts/results/result.service';

let api: Api;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
});

const questions = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `Q${index + 1}` }));
const texts = ({ questions }: Attempt): string[] =>
  questions.map(({ textTranslations }) => textTranslations.en);

/** Starts and submits an attempt; returns its questions. */
async function sit(module: SpecModule, of = person): Promise<string[]> {
  const attempt = await startTest(of.viewer, module.id);
  await submitTest(of.viewer, attempt.id);
  return texts(attempt);
}

const inOrder = (drawn: string[]): string[] =>
  drawn.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)));

describe('drawing questions from a bank', () => {
  it('uses every question before any is repeated, across attempts', async () => {
    const bank = await makeModule({ test: { questions: questions(10), questionsPerAttempt: 3 } });
    const met = new Map<string, number>();
    for (let attempt = 1; attempt <= 10; attempt++) {
      const drawn = await sit(bank);
      expect(new Set(drawn).size).toBe(3);
      for (const each of drawn) met.set(each, (met.get(each) ?? 0) + 1);
      const counts = inOrder(questions(10).map(({ text }) => text)).map((text) => met.get(text) ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
    expect([...met.values()]).toEqual(Array.from({ length: 10 }, () => 3));
  });

  it('keeps the order of the test', async () => {
    const bank = await makeModule({ test: { questions: questions(12), questionsPerAttempt: 6 } });
    const drawn = await sit(bank);
    expect(drawn).toEqual(inOrder(drawn));
  });

  it('is random among equal questions, for each person separately', async () => {
    const bank = await makeModule({ test: { questions: questions(40), questionsPerAttempt: 8 } });
    const people = [person, await makePerson(), await makePerson()];
    const drawn = await Promise.all(people.map((each) => sit(bank, each)));
    // Three times the same eight of forty comes by chance once in some 10^15 runs.
    expect(new Set(drawn.map((each) => each.join())).size).toBeGreaterThan(1);
  });

  it('recognizes a used question after edits and publishing', async () => {
    const bank = await makeModule({ test: { questions: questions(4), questionsPerAttempt: 2 } });
    const first = await sit(bank);
    await pool().query(`update question set weight = 3, position = 5 - position where test_id = $1`, [
      bank.testId,
    ]);
    await transaction((manager) => publishTest(manager, bank.testId!, null, new Date()));
    evictAll();
    const second = await sit(bank);
    expect(inOrder([...first, ...second])).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  });

  it('uses all questions when an attempt could have more', async () => {
    const bank = await makeModule({ test: { questions: questions(3), questionsPerAttempt: 50 } });
    expect(await sit(bank)).toEqual(['Q1', 'Q2', 'Q3']);
  });
});

describe('shuffling options', () => {
  const options = [...'abcdefghij'].map((text, index) => ({ text, correct: index === 0 }));
  const orders = ({ questions }: Attempt): string[] =>
    questions.map(({ options: visible }) =>
      visible.map(({ textTranslations }) => textTranslations.en).join(''),
    );

  it('happens once: a reload shows the stored order', async () => {
    const shuffled = await makeModule({ test: { questions: [{ options }, { options }], shuffle: true } });
    const attempt = await startTest(person.viewer, shuffled.id);
    expect(orders(attempt)).not.toEqual(['abcdefghij', 'abcdefghij']);
    for (const order of orders(attempt)) expect([...order].sort().join('')).toBe('abcdefghij');
    for (let reload = 0; reload < 3; reload++) {
      expect(orders((await attemptById(person.viewer, attempt.id))!)).toEqual(orders(attempt));
      expect(orders(await startTest(person.viewer, shuffled.id))).toEqual(orders(attempt));
    }
  });

  it('is skipped when the test doesn’t shuffle', async () => {
    const plain = await makeModule({ test: { questions: [{ options }], shuffle: false } });
    expect(orders(await startTest(person.viewer, plain.id))).toEqual(['abcdefghij']);
  });
});
