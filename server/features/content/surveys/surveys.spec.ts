import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import {
  makeSurvey,
  questionsOf,
  saveAnswer,
  type SpecSurvey,
  submit,
  surveyFields,
  surveyInput,
} from '#server/testing/content/surveys';

let api: Api;
let asAdmin: Call;
let learner: SpecPerson;
let asLearner: Call;

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  learner = await makePerson({ lang: 'fr' });
  asLearner = callsAs(api, await api.tokenOf(learner));
});
afterAll(() => api.close());

const read = async (as: Call, id: string) =>
  (
    await as<{ survey: Record<string, unknown> | null }>(
      `query($id: ID!) { survey(id: $id) { title open eligible submittedAt points questionCount
         questions { kind text required options { text } answer { optionIds words revision } } } }`,
      { id },
    )
  ).survey;

const listed = async (as: Call): Promise<string[]> =>
  (await as<{ surveys: { id: string }[] }>('{ surveys(section: pro_training) { id } }')).surveys.map(
    ({ id }) => id,
  );

const update = async ({ id, updatedAt }: SpecSurvey, changes: object): Promise<SpecSurvey> =>
  (
    await asAdmin<{ changed: { survey: SpecSurvey } }>(
      `mutation($input: UpdateSurveyInput!) { changed: updateSurvey(input: $input) { survey { ${surveyFields} } } }`,
      { input: { id, updatedAt, ...changes } },
    )
  ).changed.survey;

const rejected = (fields: unknown, message = 'BAD_USER_INPUT') =>
  expect.objectContaining({ message, fields });
const code = (message: string) => expect.objectContaining({ message });
const option = ({ questions }: SpecSurvey, place: number, which: number) =>
  questions[place]!.options[which]!.id;

describe('surveys', () => {
  it('are read in the person’s language with their own answers, once they are published', async () => {
    const survey = await makeSurvey(asAdmin);
    expect(await read(asLearner, survey.id)).toMatchObject({
      title: 'Stock d’hiver',
      open: true,
      eligible: true,
      submittedAt: null,
      points: 25,
      questionCount: 3,
      questions: [
        { kind: 'one', text: 'Quelle taille part en premier?', required: true, answer: null },
        { kind: 'several', options: [{ text: 'Prix' }, { text: 'Noise' }, { text: 'Range' }] },
        { kind: 'words', options: [] },
      ],
    });
    await saveAnswer(asLearner, survey, 2, { words: '  Des dates de livraison ' });
    expect((await read(asLearner, survey.id))!['questions']).toMatchObject([
      { answer: null },
      { answer: null },
      { answer: { words: 'Des dates de livraison', optionIds: [], revision: 1 } },
    ]);
    const draft = await makeSurvey(asAdmin, { publishAt: null });
    const later = await makeSurvey(asAdmin, { publishAt: '2098-01-01T00:00:00.000Z' });
    for (const { id } of [draft, later]) expect(await read(asLearner, id)).toBeNull();
    const seen = await listed(asLearner);
    expect([survey, draft, later].map(({ id }) => seen.includes(id))).toEqual([true, false, false]);
  });

  it('are listed with open ones first, and are hidden when the section hides them', async () => {
    const closed = await makeSurvey(asAdmin, {
      publishAt: '2026-02-05T00:00:00.000Z',
      closesAt: '2026-02-06T00:00:00.000Z',
    });
    const open = await makeSurvey(asAdmin);
    const seen = await listed(asLearner);
    expect(seen.indexOf(open.id)).toBeLessThan(seen.indexOf(closed.id));
    const elsewhere = await makeSurvey(asAdmin, { section: 'whats_new' });
    expect(await read(asLearner, elsewhere.id)).toBeNull();
    await expect(asLearner('{ surveys(section: whats_new) { id } }')).rejects.toEqual(code('NOT_FOUND'));
  });

  it('are answered by their audience only; administrators can read the others', async () => {
    const survey = await makeSurvey(asAdmin, { userTypes: ['conti'] });
    expect(await read(asLearner, survey.id)).toBeNull();
    await expect(saveAnswer(asLearner, survey, 2, { words: 'x' })).rejects.toEqual(code('NOT_FOUND'));
    expect(await read(asAdmin, survey.id)).toMatchObject({ eligible: false });
    await expect(saveAnswer(asAdmin, survey, 2, { words: 'x' })).rejects.toEqual(code('FORBIDDEN'));
    await expect(submit(asAdmin, survey)).rejects.toEqual(code('FORBIDDEN'));
    const { rows } = await pool().query('select 1 from survey_response where survey_id = $1', [survey.id]);
    expect(rows).toEqual([]);
  });

  it('store the answer with the higher revision, in whatever order answers arrive', async () => {
    const survey = await makeSurvey(asAdmin);
    const [first, second] = [option(survey, 0, 0), option(survey, 0, 1)];
    await saveAnswer(asLearner, survey, 0, { optionIds: [second], revision: 5 });
    const stands = { optionIds: [second], words: null, revision: 5 };
    expect(await saveAnswer(asLearner, survey, 0, { optionIds: [first], revision: 4 })).toEqual({
      superseded: true,
      answer: stands,
    });
    expect(await saveAnswer(asLearner, survey, 0, { optionIds: [second], revision: 5 })).toEqual({
      superseded: false,
      answer: stands,
    });
  });

  it('reject answers that don’t match the question', async () => {
    const survey = await makeSurvey(asAdmin);
    const answer = (place: number, given: object) => saveAnswer(asLearner, survey, place, given);
    const [one, other] = [option(survey, 0, 0), option(survey, 0, 1)];
    await expect(answer(0, { optionIds: [one, other] })).rejects.toEqual(rejected(['optionIds']));
    await expect(answer(1, { optionIds: [one] })).rejects.toEqual(rejected(['optionIds']));
    await expect(answer(1, { words: 'Price' })).rejects.toEqual(rejected(['words']));
    await expect(answer(2, { optionIds: [one] })).rejects.toEqual(rejected(['optionIds']));
    await expect(answer(2, { words: 'x'.repeat(501) })).rejects.toEqual(rejected(['words']));
    await expect(answer(0, { questionId: survey.id })).rejects.toEqual(rejected(['questionId']));
    await expect(answer(0, { revision: 0 })).rejects.toEqual(code('BAD_USER_INPUT'));
    expect(await answer(2, { words: 'x'.repeat(500) })).toMatchObject({ superseded: false });
  });

  it('are submitted once with all required answers, and credit their points once', async () => {
    const survey = await makeSurvey(asAdmin);
    const person = await makePerson();
    const as = callsAs(api, await api.tokenOf(person));
    const points = async () => (await as<{ me: { points: number } }>('{ me { points } }')).me.points;
    await expect(submit(as, survey)).rejects.toEqual(rejected(['questions.0']));
    await saveAnswer(as, survey, 0, { optionIds: [option(survey, 0, 0)] });
    const changed = await update(survey, { points: 30 });
    const { submittedAt } = await submit(as, survey);
    expect(submittedAt).toBeTruthy();
    expect(await submit(as, survey)).toEqual({ submittedAt });
    expect(await points()).toBe(30);
    await update(changed, { points: 99 });
    expect(await submit(as, survey)).toEqual({ submittedAt });
    expect(await points()).toBe(30);
    await expect(saveAnswer(as, survey, 2, { words: 'Later' })).rejects.toEqual(code('SURVEY_CLOSED'));
    const { rows } = await pool().query<{ id: string }>(
      'select id from survey_response where survey_id = $1 and profile_id = $2',
      [survey.id, person.id],
    );
    expect(await auditOf('survey_response', rows[0]!.id)).toMatchObject([
      { action: 'add', changes: { survey: [null, survey.id] } },
    ]);
  });

  it('credit points once for concurrent submissions', async () => {
    const survey = await makeSurvey(asAdmin);
    const as = callsAs(api, await api.tokenOf(await makePerson()));
    await saveAnswer(as, survey, 0, { optionIds: [option(survey, 0, 0)] });
    const sent = await Promise.all(Array.from({ length: 10 }, () => submit(as, survey)));
    expect(new Set(sent.map(({ submittedAt }) => submittedAt)).size).toBe(1);
    expect((await as<{ me: { points: number } }>('{ me { points } }')).me.points).toBe(25);
  });

  it('reject answers once they are closed, and keep the existing ones', async () => {
    const survey = await makeSurvey(asAdmin);
    await saveAnswer(asLearner, survey, 0, { optionIds: [option(survey, 0, 0)] });
    await update(survey, { closesAt: '2026-01-06T00:00:00.000Z' });
    await expect(saveAnswer(asLearner, survey, 2, { words: 'x' })).rejects.toEqual(code('SURVEY_CLOSED'));
    await expect(submit(asLearner, survey)).rejects.toEqual(code('SURVEY_CLOSED'));
    expect(await read(asLearner, survey.id)).toMatchObject({
      open: false,
      questions: [{ answer: { revision: 1 } }, {}, {}],
    });
  });

  it('keep kinds, options and questions once someone has answered, but accept new texts and another order', async () => {
    const survey = await makeSurvey(asAdmin);
    const freely = await update(survey, { questions: questionsOf(survey).slice(0, 2) });
    expect(freely.questions).toHaveLength(2);
    await saveAnswer(asLearner, freely, 0, { optionIds: [option(freely, 0, 0)] });
    const [first, second] = questionsOf(freely);
    const fixed = { ...first!, text: { en: 'Which size goes first?' }, required: false };
    const changed = await update(freely, { questions: [second, fixed] });
    expect(changed.questions.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    const without = { ...first!, options: [first!.options[0]!, { text: { en: 'New' } }] };
    const options = [...second!.options, { text: { en: 'New' } }];
    for (const questions of [
      [first],
      [first, second, { ...second, id: null, options: surveyInput().questions[1]!.options }],
      [without, second],
      [first, { ...second, options }],
      [first, { ...second, kind: 'one' }],
    ]) {
      await expect(update(changed, { questions })).rejects.toEqual(rejected(['questions']));
    }
  });

  it.each<[object, string]>([
    [{ questions: [] }, 'questions'],
    [{ questions: Array.from({ length: 21 }, () => surveyInput().questions[2]) }, 'questions'],
    [{ questions: [{ ...surveyInput().questions[0], options: [] }] }, 'questions.0.options'],
    [
      { questions: [{ ...surveyInput().questions[2], options: surveyInput().questions[1]!.options }] },
      'questions.0.options',
    ],
    [{ questions: [{ ...surveyInput().questions[2], text: { en: ' ' } }] }, 'questions.0.text.en'],
    [
      { questions: [{ ...surveyInput().questions[2], id: '00000000-0000-4000-8000-000000000000' }] },
      'questions.0.id',
    ],
    [{ points: 0 }, 'points'],
    [{ closesAt: '2026-01-05T00:00:00.000Z' }, 'closesAt'],
    [{ title: { en: '' } }, 'title.en'],
  ])('are rejected with %j and the field’s name', async (changes, field) => {
    await expect(makeSurvey(asAdmin, changes)).rejects.toEqual(rejected([field]));
  });

  it('are deleted with their answers, whose number is audited, while points remain', async () => {
    const survey = await makeSurvey(asAdmin);
    const as = callsAs(api, await api.tokenOf(await makePerson()));
    await saveAnswer(as, survey, 0, { optionIds: [option(survey, 0, 0)] });
    await submit(as, survey);
    await asAdmin('mutation($input: DeleteSurveyInput!) { deleteSurvey(input: $input) { id } }', {
      input: { id: survey.id, updatedAt: survey.updatedAt },
    });
    expect((await auditOf('survey', survey.id)).at(-1)).toMatchObject({
      action: 'delete',
      changes: { responses: [1, null] },
    });
    const { rows } = await pool().query('select 1 from survey_response where survey_id = $1', [survey.id]);
    expect(rows).toEqual([]);
    expect((await as<{ me: { points: number } }>('{ me { points } }')).me.points).toBe(25);
  });
});
