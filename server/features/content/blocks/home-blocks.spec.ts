import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset } from '#server/testing/content/assets';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { blockOf, createBlock, editedBlocks, storedHome, kindsOf } from '#server/testing/content/home';

let api: Api;
let admin: SpecPerson;
let asAdmin: Call;
let asLearner: Call;
let putBack: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  asAdmin = callsAs(api, await api.tokenOf(admin));
  asLearner = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
  putBack = await storedHome();
});
afterEach(() => putBack());
afterAll(() => api.close());

const item = (changes: object = {}) => ({
  number: '21',
  unit: { en: 'days', fr: 'jours' },
  text: { en: 'The rebate ends.' },
  linkLabel: { en: 'Register a sale' },
  href: '/training',
  ...changes,
});

describe('home page blocks', () => {
  it('have a default order that begins with the next step, the module groups and the first steps', async () => {
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
    expect((await editedBlocks(asAdmin)).map(({ kind }) => kind)).toHaveLength(11);
  });

  it('have texts in three languages, an audience and an audit entry', async () => {
    const { id: pictureId } = await makeAsset(admin.id, { purpose: 'content' });
    const made = await createBlock(asAdmin, {
      kind: 'FeatureCard',
      title: { en: 'Four numbers', fr: 'Quatre nombres' },
      text: { en: '<p>Tread depth.</p><script>x()</script>' },
      linkLabel: { en: 'Open the card' },
      href: '/training',
      pictureId,
      userTypes: ['standard'],
    });
    const fields = 'title text linkLabel href picture { width } pictureAlt items { number }';
    expect(await blockOf(asLearner, 'FeatureCard', fields)).toEqual({
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

  it('show large numbers with text and links', async () => {
    await createBlock(asAdmin, {
      kind: 'DashboardCTAs',
      items: [item(), item({ number: '6', href: 'https://tires.example/' })],
    });
    const block = await blockOf(asLearner, 'DashboardCTAs', 'items { number unit text linkLabel href }');
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
  ])('reject %j and name the field', async (input, field) => {
    await expect(createBlock(asAdmin, input)).rejects.toMatchObject({
      message: 'BAD_USER_INPUT',
      fields: [field],
    });
  });

  it('are limited to sixty, also when added concurrently', async () => {
    await pool().query(`insert into home_block (kind, position)
      select 'Support', place from generate_series(12, 59) place`);
    const [one, other] = await Promise.allSettled([
      createBlock(asAdmin, { kind: 'Support' }),
      createBlock(asAdmin, { kind: 'Support' }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(createBlock(asAdmin, { kind: 'Support' })).rejects.toMatchObject({ fields: ['kind'] });
  });
});
