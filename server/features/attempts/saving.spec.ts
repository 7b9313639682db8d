import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { counted } from '#server/testing/database/counted';
import { makeModule, makePerson, type SpecModule } from '#server/testing/factories';
import { code, option, takingTests } from '#server/testing/features/attempts';
import { saveAnswer } from './answers/answer.service';
import { attemptById } from './attempt.service';
import type { Attempt } from './attempt.types';
import { resultById } from './results/result.service';

const taking = takingTests();
const { start, answer, mine, later } = taking;

describe('saveAnswer', () => {
  let module: SpecModule;
  let attempt: Attempt;

  beforeEach(async () => {
    module = await makeModule({ test: { questions: [{}, { accepted: ['snow'] }], timeLimitSeconds: 600 } });
    attempt = await start(module);
  });

  it('stores the answer with its revision', async () => {
    later(1000);
    const saved = await answer(attempt, 1, 'Wrong', 3);
    const kept = {
      revision: 3,
      optionIds: [option(attempt, 1, 'Wrong')],
      text: null,
      savedAt: taking.at.toISOString(),
    };
    expect(saved).toMatchObject({ answer: kept, superseded: false, serverTime: taking.at.toISOString() });
    const { questions } = (await attemptById(taking.person.viewer, attempt.id))!;
    expect(questions.map(({ answer: stored }) => stored)).toEqual([kept, null]);
    expect(await mine(module)).toMatchObject({
      status: 'in_progress',
      attemptId: attempt.id,
      answered: 1,
      nextPosition: 2,
      deadlineAt: attempt.deadlineAt,
    });
  });

  it('lets a later revision replace or clear the stored answer', async () => {
    await answer(attempt, 1, 'Wrong', 1);
    expect((await answer(attempt, 1, 'Right', 2)).answer.optionIds).toEqual([option(attempt, 1, 'Right')]);
    const [first] = attempt.questions;
    const none = { attemptId: attempt.id, questionId: first!.id, revision: 3, optionIds: [] };
    expect((await saveAnswer(taking.person.viewer, none)).superseded).toBe(false);
    expect((await mine(module)).answered).toBe(0);
  });

  it('returns the stored answer for an older revision, or for other content with the same revision', async () => {
    await answer(attempt, 1, 'Right', 5);
    const right = [option(attempt, 1, 'Right')];
    expect(await answer(attempt, 1, 'Wrong', 4)).toMatchObject({
      superseded: true,
      answer: { revision: 5, optionIds: right },
    });
    expect(await answer(attempt, 1, 'Wrong', 5)).toMatchObject({
      superseded: true,
      answer: { optionIds: right },
    });
    expect(await answer(attempt, 1, 'Right', 5)).toMatchObject({
      superseded: false,
      answer: { optionIds: right },
    });
  });

  it('stores the highest of many concurrent revisions', async () => {
    const revisions = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(revisions.map((revision) => answer(attempt, 2, `snow ${revision}`, revision)));
    const { questions } = (await attemptById(taking.person.viewer, attempt.id))!;
    expect(questions[1]!.answer).toMatchObject({ revision: 20, text: 'snow 20' });
  });

  it('runs four statements, and one more when a later answer is stored', async () => {
    const attempt = await start(await makeModule());
    await answer(attempt, 1, 'Wrong', 1);
    const saving = (revision: number) => counted(() => answer(attempt, 1, 'Right', revision));
    expect([await saving(3), await saving(2)].map(({ statements }) => statements)).toEqual([4, 5]);
  });

  it('rejects unknown questions and options, and attempts of other people', async () => {
    const [first] = attempt.questions;
    const sent = { attemptId: attempt.id, questionId: first!.id, revision: 1, optionIds: [randomUUID()] };
    await expect(saveAnswer(taking.person.viewer, sent)).rejects.toEqual(code('BAD_USER_INPUT'));
    await expect(saveAnswer(taking.person.viewer, { ...sent, revision: 0 })).rejects.toEqual(
      code('BAD_USER_INPUT'),
    );
    await expect(saveAnswer(taking.person.viewer, { ...sent, questionId: randomUUID() })).rejects.toEqual(
      code('NOT_FOUND'),
    );
    const other = await makePerson();
    await expect(saveAnswer(other.viewer, sent)).rejects.toEqual(code('NOT_FOUND'));
  });

  it('rejects answers of a closed attempt, and closes an attempt at its deadline', async () => {
    await answer(attempt, 1, 'Right');
    later(600_000);
    await expect(answer(attempt, 2, 'snow')).rejects.toEqual(code('ATTEMPT_CLOSED'));
    expect(await resultById(taking.person.viewer, attempt.id)).toMatchObject({ status: 'failed', score: 50 });
    await expect(answer(attempt, 2, 'snow', 2)).rejects.toEqual(code('ATTEMPT_CLOSED'));
  });
});
