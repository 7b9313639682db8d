import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { now, replaceClock } from '#server/platform/clock';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { saveAnswer } from './answers/answer.service';
import { attemptById, closeExpiredAttempts } from './attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import type { Attempt } from './attempt.types';
import { resultById, submitTest } from './results/result.service';

let api: Api;
let person: SpecPerson;
let passed = 0;
let restore: () => void;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
  passed = 0;
  const start = now().getTime();
  restore = replaceClock(() => new Date(start + passed * 1000));
});
afterEach(() => restore());

const after = (seconds: number): void => void (passed += seconds);
const minutes = (count: number): number => count * 60;

async function begin(timeLimitSeconds: number | null = null): Promise<Attempt> {
  const { id } = await makeModule({ test: { timeLimitSeconds } });
  return startTest(person.viewer, id);
}

const answer = ({ id, questions }: Attempt, revision: number) =>
  saveAnswer(person.viewer, { attemptId: id, questionId: questions[0]!.id, revision, optionIds: [] });

const worked = async (id: string): Promise<number | null> =>
  (await submitTest(person.viewer, id)).workingSeconds;

describe('working time of an attempt', () => {
  it('is the sum of its active spans, not the time between its first and last activity', async () => {
    const attempt = await begin();
    after(60);
    await answer(attempt, 1);
    after(minutes(60 * 24));
    await attemptById(person.viewer, attempt.id);
    after(30);
    await answer(attempt, 2);
    after(20);
    expect(await worked(attempt.id)).toBe(110);
  });

  it('includes pauses of up to five minutes, and none that are longer', async () => {
    const attempt = await begin();
    after(minutes(5));
    await answer(attempt, 1);
    after(minutes(5) + 1);
    await answer(attempt, 2);
    expect(await worked(attempt.id)).toBe(minutes(5));
  });

  it('does not grow faster by repeated reads within a span', async () => {
    const attempt = await begin();
    for (let look = 0; look < 3; look += 1) {
      after(40);
      await attemptById(person.viewer, attempt.id);
    }
    expect(await worked(attempt.id)).toBe(120);
  });

  it('ends with the time limit, whenever the attempt is closed', async () => {
    const attempt = await begin(120);
    after(100);
    await answer(attempt, 1);
    after(200);
    await closeExpiredAttempts();
    expect((await resultById(person.viewer, attempt.id))?.workingSeconds).toBe(120);
  });
});
