import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { makeAsset } from '#server/testing/assets';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/calls';
import { makeClient, makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';
import { givePoints, makeReward } from '#server/testing/rewards';

let api: Api;
let admin: SpecPerson;
let asAdmin: Call;
let learner: SpecPerson;
let asLearner: Call;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  asAdmin = callsAs(api, await api.tokenOf(admin));
  learner = await makePerson({ lang: 'fr' });
  asLearner = callsAs(api, await api.tokenOf(learner));
  await pool().query('create table home_block_before as table home_block');
});
afterEach(async () => {
  await pool().query('delete from home_block');
  await pool().query('insert into home_block select * from home_block_before');
  forgetAll();
});
afterAll(async () => {
  await pool().query('drop table home_block_before');
  await api.close();
});

interface Block {
  id: string;
  kind: string;
  [field: string]: unknown;
}
interface Edited {
  id: string;
  kind: string;
  hidden: boolean;
  updatedAt: string;
}

const homeOf = async (as: Call, fields = ''): Promise<Block[]> =>
  (await as<{ homeBlocks: Block[] }>(`{ homeBlocks { id kind ${fields} } }`)).homeBlocks;
const kindsOf = async (as: Call) => (await homeOf(as)).map(({ kind }) => kind);
const blockOf = async (kind: string, fields: string, as = asLearner) =>
  (await homeOf(as, fields)).find((block) => block.kind === kind);

const edited = async (): Promise<Edited[]> =>
  (
    await asAdmin<{ list: { nodes: Edited[] } }>(
      '{ list: editedHomeBlocks(first: 100) { nodes { id kind hidden updatedAt } } }',
    )
  ).list.nodes;

const create = async (input: object): Promise<Block> =>
  (
    await asAdmin<{ made: { homeBlock: Block } }>(
      'mutation($input: CreateHomeBlockInput!) { made: createHomeBlock(input: $input) { homeBlock { id kind } } }',
      { input },
    )
  ).made.homeBlock;

const newest = (blocks: Edited[]): string =>
  blocks
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)!;

const arrange = async (input: { ids: string[]; hiddenIds: string[]; updatedAt: string }): Promise<Edited[]> =>
  (
    await asAdmin<{ done: { homeBlocks: Edited[] } }>(
      'mutation($input: ArrangeHomeInput!) { done: arrangeHome(input: $input) { homeBlocks { id kind hidden updatedAt } } }',
      { input },
    )
  ).done.homeBlocks;

/** The arrangement as it is, to be sent with a change. */
async function asItIs() {
  const blocks = await edited();
  return {
    ids: blocks.map(({ id }) => id),
    hiddenIds: blocks.filter(({ hidden }) => hidden).map(({ id }) => id),
    updatedAt: newest(blocks),
  };
}

const item = (changes: object = {}) => ({
  number: '21',
  unit: { en: 'days', fr: 'jours' },
  text: { en: 'The rebate ends.' },
  linkLabel: { en: 'Register a sale' },
  href: '/training',
  ...changes,
});

describe('blocks of the home page', () => {
  it('begin in an order in which everybody finds the next step, the groups and what they may do first', async () => {
    const first = ['DashboardHero', 'ModuleGroups', 'GettingStarted', 'WhatsNewSection'];
    const last = ['Merch', 'Awards', 'Newsletter', 'Support'];
    const everybody = [...first, ...last];
    const withPro = [...first, 'ProTraining', ...last];
    expect(await kindsOf(asLearner)).toEqual(withPro);
    const as = async (values: Parameters<typeof makePerson>[0]) =>
      kindsOf(callsAs(api, await api.tokenOf(await makePerson(values))));
    expect(await as({ userType: 'pro' })).toEqual(withPro);
    expect(await as({ userType: 'motorcycle' })).toEqual(everybody);
    expect(await kindsOf(callsAs(api, await api.clientToken(await makeClient('reader'))))).toEqual(withPro);
    expect((await edited()).map(({ kind }) => kind)).toHaveLength(11);
  });

  it('show the newest issue of the newsletter, and whether it comes to the person by e-mail', async () => {
    const fields = 'newsletterIssue { number title } subscribed';
    expect(await blockOf('Newsletter', fields)).toMatchObject({ newsletterIssue: null, subscribed: false });
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
    expect(await blockOf('Newsletter', fields)).toMatchObject({
      newsletterIssue: { number: 1, title: 'Lamelles' },
      subscribed: true,
    });
    expect(await blockOf('Support', fields)).toMatchObject({ newsletterIssue: null, subscribed: null });
  });

  it('are written in three languages, shown to those they are for, and audited', async () => {
    const { id: pictureId } = await makeAsset(admin.id, { purpose: 'content' });
    const made = await create({
      kind: 'FeatureCard',
      title: { en: 'Four numbers', fr: 'Quatre nombres' },
      text: { en: '<p>Tread depth.</p><script>x()</script>' },
      linkLabel: { en: 'Open the card' },
      href: '/training',
      pictureId,
      userTypes: ['standard'],
    });
    const fields = 'title text linkLabel href picture { width } pictureAlt items { number }';
    expect(await blockOf('FeatureCard', fields)).toEqual({
      id: made.id,
      kind: 'FeatureCard',
      title: 'Quatre nombres',
      text: '<p>Tread depth.</p>',
      linkLabel: 'Open the card',
      href: '/training',
      picture: { width: 640 },
      pictureAlt: null,
      items: [],
    });
    expect(await kindsOf(asAdmin)).toContain('FeatureCard');
    const other = callsAs(api, await api.tokenOf(await makePerson({ userType: 'motorcycle' })));
    expect(await kindsOf(other)).not.toContain('FeatureCard');
    expect(await auditOf('home_block', made.id)).toMatchObject([
      { action: 'add', changes: { href: [null, '/training'] } },
    ]);
  });

  it('show large numbers with what to do about them', async () => {
    await create({
      kind: 'DashboardCTAs',
      items: [item(), item({ number: '6', href: 'https://tires.example/' })],
    });
    const block = await blockOf('DashboardCTAs', 'items { number unit text linkLabel href }');
    expect(block!['items']).toEqual([
      {
        number: '21',
        unit: 'jours',
        text: 'The rebate ends.',
        linkLabel: 'Register a sale',
        href: '/training',
      },
      expect.objectContaining({ number: '6', href: 'https://tires.example/' }),
    ]);
  });

  it.each([
    [{ kind: 'DashboardHero' }, 'kind'],
    [{ kind: 'Support', items: [item()] }, 'items'],
    [{ kind: 'ModuleGroups', href: '/training', linkLabel: { en: 'x' } }, 'linkLabel'],
    [{ kind: 'FeatureCard' }, 'title.en'],
    [{ kind: 'FeatureCard', title: { en: 'x' }, linkLabel: { en: 'x' } }, 'href'],
    [{ kind: 'FeatureCard', title: { en: 'x' }, href: '/training' }, 'linkLabel.en'],
    [{ kind: 'FeatureCard', title: { en: 'x' }, linkLabel: { en: 'x' }, href: 'java\tscript:x()' }, 'href'],
    [{ kind: 'DashboardCTAs' }, 'items'],
    [{ kind: 'DashboardCTAs', items: [item(), item(), item(), item()] }, 'items'],
    [{ kind: 'DashboardCTAs', items: [item(), item({ href: 'javascript:x()' })] }, 'items.1.href'],
    [{ kind: 'DashboardCTAs', items: [item({ unit: { en: ' ' } })] }, 'items.0.unit.en'],
    [{ kind: 'Awards', amount: 200 }, 'amount'],
  ])('are refused as %j, whose part is named', async (input, field) => {
    await expect(create(input)).rejects.toMatchObject({ message: 'BAD_USER_INPUT', fields: [field] });
  });

  it('are sixty at most, also where two are added at once', async () => {
    await pool().query(`insert into home_block (kind, position)
      select 'Support', place from generate_series(12, 59) place`);
    const [one, other] = await Promise.allSettled([create({ kind: 'Support' }), create({ kind: 'Support' })]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(create({ kind: 'Support' })).rejects.toMatchObject({ fields: ['kind'] });
  });
});

describe('what blocks show', () => {
  it('is what the person does first, with what is done of it', async () => {
    const keys = async (as: Call) =>
      (await blockOf('GettingStarted', 'steps { key done doneAt }', as))!['steps'];
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

  it('is the reward that comes next by the points, and none where none is offered', async () => {
    const next = async () => (await blockOf('Merch', 'reward { name price }'))!['reward'];
    expect(await next()).toBeNull();
    for (const price of [100, 300, 500]) await makeReward({ name: `For ${price}`, price });
    expect(await next()).toEqual({ name: 'For 100', price: 100 });
    await givePoints(learner.id, 300);
    expect(await next()).toEqual({ name: 'For 500', price: 500 });
    await givePoints(learner.id, 900);
    expect(await next()).toEqual({ name: 'For 500', price: 500 });
    expect(await blockOf('Awards', 'reward { name }')).toMatchObject({ reward: null });
  });

  it('is what was won last, as much as the block says', async () => {
    await pool().query(`insert into award (name, text, year, kind, winner, publish_at)
      select jsonb_build_object('en', 'No. ' || n), '{"en": ""}', 2026, 'monthly', 'W' || n,
        timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 5) n`);
    const awards = async () => (await blockOf('Awards', 'awards { winner }'))!['awards'];
    expect(await awards()).toEqual([{ winner: 'W5' }, { winner: 'W4' }, { winner: 'W3' }]);
    await pool().query("update home_block set amount = 1 where kind = 'Awards'");
    forgetAll();
    expect(await awards()).toEqual([{ winner: 'W5' }]);
    const showOf = async (key: string) => {
      await pool().query("update home_block set section = $1 where kind = 'Awards'", [key]);
      forgetAll();
    };
    await showOf('whats-new');
    expect(await awards()).toEqual([]);
    await showOf('gold-retailer-program');
    expect(await awards()).toEqual([]);
  });

  it('is the newest articles of its section, and none of a section that shows none or is closed', async () => {
    await pool()
      .query(`insert into article (section, slug, title, summary, topic, parts, reading_minutes, publish_at)
      select 'whats-new', 'a-' || n, jsonb_build_object('en', 'No. ' || n), '{"en": "x"}', 'products', '[]', 1,
        timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 6) n`);
    const articles = async () => (await blockOf('WhatsNewSection', 'articles { slug }'))!['articles'];
    expect(await articles()).toEqual(['a-6', 'a-5', 'a-4', 'a-3'].map((slug) => ({ slug })));
    for (const section of ['gold-retailer-program', 'pro-training']) {
      await pool().query("update home_block set section = $1 where kind = 'WhatsNewSection'", [section]);
      forgetAll();
      expect(await articles()).toEqual([]);
    }
    await pool().query("update home_block set section = null where kind = 'WhatsNewSection'");
    await pool().query("update content_section set pages = '{}' where key = 'whats-new'");
    forgetAll();
    expect(await articles()).toEqual([]);
    await pool().query("update content_section set pages = '{articles,newsletter}' where key = 'whats-new'");
  });

  it('is the modules with PRO tests, and of blocks of other kinds nothing', async () => {
    const pro = await makeModule({ test: { category: 'pro' } });
    await makeModule();
    await makeModule({ test: { category: 'pro' }, enabled: false });
    const fields = 'proModules { id test { points } } awards { id } steps { key }';
    expect(await blockOf('ProTraining', fields)).toMatchObject({
      proModules: [{ id: pro.id }],
      awards: null,
      steps: null,
    });
    expect(await blockOf('ModuleGroups', fields)).toMatchObject({
      proModules: null,
      awards: null,
      steps: null,
    });
  });
});

describe('the home page', () => {
  it('is arranged at once, order and what is hidden, which is audited', async () => {
    const before = await asItIs();
    const ids = before.ids.toReversed();
    const hiddenIds = [ids[0]!];
    const after = await arrange({ ...before, ids, hiddenIds });
    expect(after.map(({ id }) => id)).toEqual(ids);
    expect(after.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(hiddenIds);
    expect(await kindsOf(asLearner)).toEqual(after.slice(1).map(({ kind }) => kind));
    const audited = await auditOf('home_block', 'home');
    expect(audited.at(-1)).toMatchObject({
      action: 'edit',
      changes: { order: [before.ids, ids], hidden: [before.hiddenIds, hiddenIds] },
    });
    await arrange(await asItIs());
    expect(await auditOf('home_block', 'home')).toHaveLength(audited.length);
  });

  it('may be hidden whole, and is then empty', async () => {
    const { ids, updatedAt } = await asItIs();
    await arrange({ ids, hiddenIds: ids, updatedAt });
    expect(await homeOf(asLearner)).toEqual([]);
  });

  it('keeps what another administrator did in the meantime', async () => {
    const before = await asItIs();
    const both = [before.ids.toReversed(), before.ids.toSpliced(0, 2, before.ids[1]!, before.ids[0]!)];
    const done = await Promise.allSettled(both.map((ids) => arrange({ ...before, ids })));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const now = await asItIs();
    await create({ kind: 'Support' });
    await expect(arrange(now)).rejects.toThrow('CONFLICT');
  });

  it.each([
    ['a block twice', (ids: string[]) => ({ ids: [...ids, ids[0]!] }), 'ids'],
    ['more blocks than there may be', (ids: string[]) => ({ ids: Array(1000).fill(ids[0]) }), 'ids'],
    [
      'one hidden that is none of them',
      (ids: string[]) => ({ ids: ids.slice(1), hiddenIds: ids }),
      'hiddenIds',
    ],
  ])('is not arranged with %s', async (_what, change, field) => {
    const before = await asItIs();
    const arranged = { ...before, hiddenIds: [], ...change(before.ids) };
    await expect(arrange(arranged)).rejects.toMatchObject({ message: 'BAD_USER_INPUT', fields: [field] });
  });

  it('is previewed by administrators alone, hidden blocks and those for others too', async () => {
    const preview = (as: Call) => as<{ previewHome: Block[] }>('{ previewHome { kind } }');
    expect((await preview(asAdmin)).previewHome).toHaveLength(11);
    await expect(preview(asLearner)).rejects.toThrow('FORBIDDEN');
  });
});
