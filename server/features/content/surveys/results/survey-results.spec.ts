import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makePerson } from '#server/testing/factories';
import { makeSurvey, saveAnswer, type SpecSurvey, submit } from '#server/testing/content/surveys';

let api: Api;
let adminToken: string;
let asAdmin: Call;

beforeAll(async () => {
  api = await startApi();
  adminToken = await api.tokenOf(await makePerson({ role: 'admin' }));
  asAdmin = callsAs(api, adminToken);
});
afterAll(() => api.close());

/** Creates a person who answers with an option of the first question and with text. */
async function answer(survey: SpecSurvey, lang: 'en' | 'es' | 'fr', option: number, words?: string) {
  const account = await makeAccount({ kind: lang === 'es' ? 'gold_distributor' : 'gold_retailer' });
  const as = callsAs(api, await api.tokenOf(await makePerson({ lang, account })));
  await saveAnswer(as, survey, 0, { optionIds: [survey.questions[0]!.options[option]!.id] });
  if (words) await saveAnswer(as, survey, 2, { words });
  return as;
}

const answered = async (survey: SpecSurvey, lang: 'en' | 'es' | 'fr', option: number, words?: string) =>
  void (await submit(await answer(survey, lang, option, words), survey));

interface Results {
  answered: number;
  totalAnsweredCount: number;
  hidden: boolean;
  accountKinds: string[];
  langs: string[];
  questions: { answered: number; words: string[]; options: { text: string; count: number }[] }[];
}

const results = async ({ id }: { id: string }, filter: object | null = null, as = asAdmin) =>
  (
    await as<{ surveyResults: Results | null }>(
      `query($id: ID!, $filter: SurveyResultsFilter) { surveyResults(surveyId: $id, filter: $filter) {
         answered totalAnsweredCount eligibleCount hidden accountKinds langs
         questions { answered words options { text count } } } }`,
      { id, filter },
    )
  ).surveyResults;

const csv = async ({ id }: { id: string }, token: string) => {
  const reply = await api.app.inject({
    url: `/api/surveys/${id}/results.csv`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: reply.statusCode, text: reply.body };
};

describe('survey results', () => {
  it('count sent responses of at least five people, without names', async () => {
    const survey = await makeSurvey(asAdmin);
    for (const option of [0, 0, 1]) await answered(survey, 'en', option);
    await answered(survey, 'fr', 0, 'Plus tôt');
    await answer(survey, 'fr', 1, 'Not sent');
    expect(await results(survey)).toMatchObject({
      hidden: true,
      answered: 0,
      totalAnsweredCount: 4,
      questions: [],
    });
    await answered(survey, 'fr', 0);
    expect(await results(survey)).toMatchObject({
      hidden: false,
      answered: 5,
      questions: [
        {
          answered: 5,
          options: [
            { text: '205/55 R16', count: 4 },
            { text: '225/45 R17', count: 1 },
          ],
        },
        { answered: 0 },
        { answered: 1, words: ['Plus tôt'], options: [] },
      ],
    });
  });

  it('hide groups of fewer than five people, and groups whose remainder would be fewer than five', async () => {
    const survey = await makeSurvey(asAdmin);
    for (const option of [0, 0, 1, 1, 0, 0]) await answered(survey, 'en', option);
    for (const option of [0, 1]) await answered(survey, 'fr', option);
    const hidden = { hidden: true, answered: 0, questions: [] };
    for (const lang of ['fr', 'en', 'es']) expect(await results(survey, { lang })).toMatchObject(hidden);
    expect(await results(survey)).toMatchObject({ hidden: false, answered: 8, langs: [] });
    for (const option of [0, 1, 1]) await answered(survey, 'fr', option);
    expect(await results(survey, { lang: 'fr' })).toMatchObject({ hidden: false, answered: 5 });
    expect(await results(survey, { accountKind: 'gold_retailer' })).toMatchObject({ answered: 11 });
    expect(await results(survey)).toMatchObject({ langs: ['en', 'fr'], accountKinds: ['gold_retailer'] });
    await expect(results(survey, { lang: 'fr', accountKind: 'gold_retailer' })).rejects.toEqual(
      expect.objectContaining({ fields: ['filter'] }),
    );
  });

  it('are exported as a file with a row per response, without formulas', async () => {
    const survey = await makeSurvey(asAdmin);
    for (const option of [0, 0, 1]) await answered(survey, 'en', option);
    await answered(survey, 'fr', 0, '=HYPERLINK("https://x.example")');
    expect((await csv(survey, adminToken)).text.trim().split('\r\n')).toHaveLength(1);
    await answered(survey, 'fr', 0);
    const { text } = await csv(survey, adminToken);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('Which size sells out first?,What do customers ask about?,What would help?');
    expect(text).toContain("'=HYPERLINK");
    expect(text).not.toContain('@');
  });

  it('are exported in random order, so that a row can’t be matched with its response', async () => {
    const survey = await makeSurvey(asAdmin);
    for (let index = 0; index < 12; index++) await answered(survey, 'en', 0, `Said ${index}`);
    const one = (await csv(survey, adminToken)).text.trim().split('\r\n').slice(1);
    const two = (await csv(survey, adminToken)).text.trim().split('\r\n').slice(1);
    expect(one).toHaveLength(12);
    expect(one).not.toEqual(two);
    expect(one.toSorted()).toEqual(two.toSorted());
  });

  it('are available to administrators and API clients only', async () => {
    const survey = await makeSurvey(asAdmin);
    const token = await api.tokenOf(await makePerson({ role: 'manager' }));
    const forbidden = expect.objectContaining({ message: 'FORBIDDEN' });
    await expect(results(survey, null, callsAs(api, token))).rejects.toEqual(forbidden);
    expect((await csv(survey, token)).status).toBe(403);
    const client = callsAs(api, await api.clientToken(await makeClient()));
    expect(await results(survey, null, client)).toMatchObject({ hidden: true });
    const nothing = { id: '00000000-0000-4000-8000-000000000000' };
    expect(await results(nothing)).toBeNull();
    expect((await csv(nothing, adminToken)).status).toBe(404);
  });
});
