import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';
import { blockOf, storedHome } from '#server/testing/content/home';
import { givePoints, makeReward } from '#server/testing/content/rewards';
import { makeSurvey, saveAnswer, submit } from '#server/testing/content/surveys';

let api: Api;
let asAdmin: Call;
let learner: SpecPerson;
let asLearner: Call;
let putBack: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  learner = await makePerson({ lang: 'fr' });
  asLearner = callsAs(api, await api.tokenOf(learner));
  putBack = await storedHome();
});
afterEach(() => putBack());
afterAll(() => api.close());

describe('content of home page blocks', () => {
  it('has the person’s first steps and their completion', async () => {
    const keys = async (as: Call) =>
      (await blockOf(as, 'GettingStarted', 'steps { key done doneAt }'))!['steps'];
    const person = await makePerson();
    const as = callsAs(api, await api.tokenOf(person));
    const open = { done: false, doneAt: null };
    expect(await keys(as)).toEqual(['picture', 'profile', 'module', 'test'].map((key) => ({ key, ...open })));
    await pool().query("update profile set country = 'US', location = 'Laval' where id = $1", [person.id]);
    const startedAt = new Date('2026-11-02T10:00:00.000Z');
    await makeResult(person.id, await makeModule(), { status: 'passed', startedAt });
    expect(await keys(as)).toEqual([
      { key: 'picture', ...open },
      { key: 'profile', done: true, doneAt: null },
      { key: 'module', done: true, doneAt: startedAt.toISOString() },
      { key: 'test', done: true, doneAt: expect.any(String) },
    ]);
    expect(await keys(asAdmin)).toHaveLength(2);
  });

  it('has the next reward by points, or none when no reward is offered', async () => {
    const next = async () => (await blockOf(asLearner, 'Merch', 'reward { name price }'))!['reward'];
    expect(await next()).toBeNull();
    for (const price of [100, 300, 500]) await makeReward({ name: `For ${price}`, price });
    expect(await next()).toEqual({ name: 'For 100', price: 100 });
    await givePoints(learner.id, 300);
    expect(await next()).toEqual({ name: 'For 500', price: 500 });
    await givePoints(learner.id, 900);
    expect(await next()).toEqual({ name: 'For 500', price: 500 });
    expect(await blockOf(asLearner, 'Awards', 'reward { name }')).toMatchObject({ reward: null });
  });

  it('has as many of the latest awards as the block’s amount', async () => {
    await pool().query(`insert into award (name, text, year, kind, winner, publish_at)
      select jsonb_build_object('en', 'No. ' || n), '{"en": ""}', 2026, 'monthly', 'W' || n,
        timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 5) n`);
    const awards = async () => (await blockOf(asLearner, 'Awards', 'awards { winner }'))!['awards'];
    expect(await awards()).toEqual([{ winner: 'W5' }, { winner: 'W4' }, { winner: 'W3' }]);
    await pool().query("update home_block set amount = 1 where kind = 'Awards'");
    evictAll();
    expect(await awards()).toEqual([{ winner: 'W5' }]);
    const showOf = async (key: string) => {
      await pool().query("update home_block set section = $1 where kind = 'Awards'", [key]);
      evictAll();
    };
    await showOf('whats-new');
    expect(await awards()).toEqual([]);
    await showOf('gold-retailer-program');
    expect(await awards()).toEqual([]);
  });

  it('has the newest articles of its section, and none when the section hides articles or is closed', async () => {
    await pool()
      .query(`insert into article (section, slug, title, summary, topic, parts, reading_minutes, publish_at)
      select 'whats-new', 'a-' || n, jsonb_build_object('en', 'No. ' || n), '{"en": "x"}', 'products', '[]', 1,
        timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 6) n`);
    const articles = async () =>
      (await blockOf(asLearner, 'WhatsNewSection', 'articles { slug }'))!['articles'];
    expect(await articles()).toEqual(['a-6', 'a-5', 'a-4', 'a-3'].map((slug) => ({ slug })));
    for (const section of ['gold-retailer-program', 'pro-training']) {
      await pool().query("update home_block set section = $1 where kind = 'WhatsNewSection'", [section]);
      evictAll();
      expect(await articles()).toEqual([]);
    }
    await pool().query("update home_block set section = null where kind = 'WhatsNewSection'");
    await pool().query("update content_section set pages = '{}' where key = 'whats-new'");
    evictAll();
    expect(await articles()).toEqual([]);
    await pool().query("update content_section set pages = '{articles,newsletter}' where key = 'whats-new'");
  });

  it('has the modules with PRO tests, and null fields for other kinds of blocks', async () => {
    const pro = await makeModule({ test: { category: 'pro' } });
    await makeModule();
    await makeModule({ test: { category: 'pro' }, enabled: false });
    const fields = 'proModules { id test { points } } awards { id } steps { key }';
    expect(await blockOf(asLearner, 'ProTraining', fields)).toMatchObject({
      proModules: [{ id: pro.id }],
      awards: null,
      steps: null,
    });
    expect(await blockOf(asLearner, 'ModuleGroups', fields)).toMatchObject({
      proModules: null,
      awards: null,
      steps: null,
    });
  });

  it('has the newest newsletter issue and the person’s subscription', async () => {
    const fields = 'newsletterIssue { number title } subscribed';
    expect(await blockOf(asLearner, 'Newsletter', fields)).toMatchObject({
      newsletterIssue: null,
      subscribed: false,
    });
    await pool().query(
      `insert into newsletter_issue (section, number, title, summary, publish_at)
       select 'pro-training', n, '{"en": "Sipes", "fr": "Lamelles"}', '{"en": ""}', now() - n * interval '1 day'
       from generate_series(1, 2) n`,
    );
    await pool().query(
      `insert into newsletter_subscription (section, profile_id, email, lang, state, leave_token, requested_at)
       values ('pro-training', $1, 'a@b.example', 'en', 'confirmed', 'l', now())`,
      [learner.id],
    );
    expect(await blockOf(asLearner, 'Newsletter', fields)).toMatchObject({
      newsletterIssue: { number: 1, title: 'Lamelles' },
      subscribed: true,
    });
    expect(await blockOf(asLearner, 'Support', fields)).toMatchObject({
      newsletterIssue: null,
      subscribed: null,
    });
  });

  it('has a first survey and a newsletter as steps for people who can have them, unless they unsubscribed', async () => {
    await pool().query('delete from newsletter_issue');
    const person = await makePerson();
    const as = callsAs(api, await api.tokenOf(person));
    const steps = async (of: Call = as) => {
      const block = await blockOf(of, 'GettingStarted', 'steps { key done doneAt section }');
      return (block!['steps'] as { key: string }[]).filter(({ key }) => /survey|newsletter/.test(key));
    };
    await makeSurvey(asAdmin, { userTypes: ['motorcycle'] });
    await makeSurvey(asAdmin, { closesAt: '2026-01-06T00:00:00.000Z' });
    expect(await steps()).toEqual([]);
    expect(await steps(asAdmin)).toEqual([]);

    const survey = await makeSurvey(asAdmin);
    await pool().query(`insert into newsletter_issue (section, number, title, summary, publish_at)
      values ('pro-training', 1, '{"en": "Sipes"}', '{"en": ""}', '2026-01-05')`);
    const open = { done: false, doneAt: null, section: 'pro_training' };
    expect(await steps()).toEqual([
      { key: 'survey', ...open },
      { key: 'newsletter', ...open },
    ]);

    await saveAnswer(as, survey, 0, { optionIds: [survey.questions[0]!.options[0]!.id] });
    const { submittedAt } = await submit(as, survey);
    await pool().query(
      `insert into newsletter_subscription (section, profile_id, email, lang, state, leave_token, requested_at, confirmed_at)
       values ('pro-training', $1, 'a@c.example', 'en', 'confirmed', 'm', '2026-01-05', '2026-01-06')`,
      [person.id],
    );
    const answered = { key: 'survey', done: true, doneAt: submittedAt, section: null };
    expect(await steps()).toEqual([
      answered,
      { key: 'newsletter', done: true, doneAt: '2026-01-06T00:00:00.000Z', section: 'pro_training' },
    ]);
    await pool().query("update newsletter_subscription set state = 'left' where profile_id = $1", [
      person.id,
    ]);
    expect(await steps()).toEqual([answered]);
  });
});
