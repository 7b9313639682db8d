import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { publishTest } from '#server/features/authoring/publish-test';
import { acceptAnswer, previewAcceptance, unmatchedAnswers } from './accept-answer.service';
import { previewRegrade, regradeQuestion } from './regrade.service';
import { markOf, one, questionsOf, sit } from '#server/testing/features/regrading';

let api: Api;
let admin: SpecPerson;
let tested: SpecModule;
let questionId: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => api.close());

beforeEach(async () => {
  tested = await makeModule({ test: { passMark: 100, questions: [{ accepted: ['snow'] }, {}] } });
  questionId = (await questionsOf(tested))[0]!;
});

const code = (expected: string) => expect.objectContaining({ code: expected });

async function accept(text: string, lang: 'en' | 'es' | 'fr' = 'en') {
  const { digest } = await previewAcceptance(admin.viewer, { questionId, text, lang });
  return acceptAnswer(admin.viewer, { questionId, text, lang, digest });
}

describe('unmatched answers', () => {
  it('are sorted by frequency, with equal spellings combined', async () => {
    for (const text of ['Slush', 'slush ', 'SLÜSH', 'Ice', 'snow', '']) await sit(tested, [text, 'Right']);
    expect(await unmatchedAnswers(admin.viewer, questionId, 5)).toEqual([
      { text: expect.stringMatching(/^sl[uü]sh$/i), attempts: 3 },
      { text: 'Ice', attempts: 1 },
    ]);
    expect(await unmatchedAnswers(admin.viewer, questionId, 1)).toHaveLength(1);
  });

  it('are distinguished by spaces for a code', async () => {
    await pool().query('update question set code = true where id = $1', [questionId]);
    await transaction((manager) => publishTest(manager, tested.testId!, null, new Date()));
    evictAll();
    for (const text of ['205 /55', '205/55']) await sit(tested, [text, 'Right']);
    expect(await unmatchedAnswers(admin.viewer, questionId, 5)).toHaveLength(2);
  });

  it('are available to administrators only', async () => {
    const learner = await makePerson();
    await expect(unmatchedAnswers(learner.viewer, questionId, 5)).rejects.toEqual(code('FORBIDDEN'));
    const { digest } = await previewAcceptance(admin.viewer, { questionId, text: 'ice', lang: 'en' });
    const input = { questionId, text: 'ice', lang: 'en' as const, digest };
    await expect(acceptAnswer(learner.viewer, input)).rejects.toEqual(code('FORBIDDEN'));
  });
});

describe('answer whose comparison changed since it was marked', () => {
  it('keeps its mark until a regrade, which the preview offers', async () => {
    const id = await sit(tested, ['snow', 'Right']);
    // The former release marked the answer as incorrect.
    await pool().query(
      `update attempt_question set credit_numerator = 0 where attempt_id = $1 and question_id = $2`,
      [id, questionId],
    );
    await pool().query("update attempt set score = 50, correct_count = 1, status = 'failed' where id = $1", [
      id,
    ]);
    const preview = (mode: 'none' | 'old_and_new') =>
      previewRegrade(admin.viewer, questionId, { mode, lowersResults: false });
    expect(await preview('none')).toMatchObject({ hasWork: false, counts: { raised: 0 } });
    const { digest, ...offered } = await preview('old_and_new');
    expect(offered).toMatchObject({ hasWork: true, counts: { attempts: 1, raised: 1, newlyPassed: 1 } });
    expect(await markOf(id)).toMatchObject({ score: 50 });
    await regradeQuestion(admin.viewer, { questionId, mode: 'old_and_new', lowersResults: false, digest });
    expect(await markOf(id)).toMatchObject({ score: 100 });
    expect(await preview('old_and_new')).toMatchObject({ hasWork: false });
  });
});

describe('accepting an answer', () => {
  it('adds it to the question, publishes the change and raises marks, but lowers none', async () => {
    const [raised, stays] = [await sit(tested, ['Slush', 'Right']), await sit(tested, ['snow', 'Right'])];
    const preview = await previewAcceptance(admin.viewer, { questionId, text: 'slush', lang: 'fr' });
    expect(preview.counts).toMatchObject({ attempts: 2, raised: 1, lowered: 0, kept: 0, newlyPassed: 1 });
    const { counts, regrade } = await accept('slush', 'fr');
    expect(counts).toEqual(preview.counts);
    expect(regrade).toMatchObject({ mode: 'old_and_new', lowersResults: false, changedCount: 1 });
    expect([await markOf(raised), await markOf(stays)]).toMatchObject([{ score: 100 }, { score: 100 }]);
    const { accepted } = await one<{ accepted: unknown }>('select accepted from question where id = $1', [
      questionId,
    ]);
    expect(accepted).toEqual({ en: ['snow'], es: [], fr: ['slush'] });
    expect(await markOf(await sit(tested, ['SLUSH', 'Right']))).toMatchObject({ score: 100 });
    expect(await unmatchedAnswers(admin.viewer, questionId, 5)).toEqual([]);
  });

  it('changes nothing more when it is repeated', async () => {
    await sit(tested, ['Slush', 'Right']);
    const { digest } = await previewAcceptance(admin.viewer, { questionId, text: 'slush', lang: 'en' });
    const input = { questionId, text: 'slush', lang: 'en' as const, digest };
    const [first, again] = [await acceptAnswer(admin.viewer, input), await acceptAnswer(admin.viewer, input)];
    expect(again.regrade!.id).toBe(first.regrade!.id);
    expect(await accept('Slush')).toMatchObject({ regrade: null });
    const { versions } = await one<{ versions: number }>(
      'select count(*)::int as versions from test_version where test_id = $1',
      [tested.testId],
    );
    expect(versions).toBe(2);
  });

  it('is rejected when the correct answer has other unpublished edits', async () => {
    await pool().query(
      `update question set accepted = '{"en": ["rain"], "es": [], "fr": []}' where id = $1`,
      [questionId],
    );
    await expect(accept('slush')).rejects.toEqual(code('CONFLICT'));
  });

  it('is rejected when a result was added since the preview, and accepts nothing', async () => {
    const { digest } = await previewAcceptance(admin.viewer, { questionId, text: 'slush', lang: 'en' });
    await sit(tested, ['slush', 'Right']);
    await expect(
      acceptAnswer(admin.viewer, { questionId, text: 'slush', lang: 'en', digest }),
    ).rejects.toEqual(code('CONFLICT'));
    const { accepted } = await one<{ accepted: { en: string[] } }>(
      'select accepted from question where id = $1',
      [questionId],
    );
    expect(accepted.en).toEqual(['snow']);
  });

  it('rejects choice questions, an empty text and a text that is too long', async () => {
    const choice = (await questionsOf(tested))[1]!;
    await expect(
      previewAcceptance(admin.viewer, { questionId: choice, text: 'x', lang: 'en' }),
    ).rejects.toEqual(code('BAD_USER_INPUT'));
    for (const text of ['  ', 'x'.repeat(201)]) {
      await expect(previewAcceptance(admin.viewer, { questionId, text, lang: 'en' })).rejects.toEqual(
        code('BAD_USER_INPUT'),
      );
    }
  });
});
