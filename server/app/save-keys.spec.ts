import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, type GraphQLObjectType, isInputObjectType, isObjectType } from 'graphql';
import { demoId } from '#server/demo/ids';
import { loadDemoData } from '#server/demo/load';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { removeOldSaveKeys } from '#server/platform/saves/save-once';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset } from '#server/testing/content/assets';
import { makeDownload, makeFile, samples } from '#server/testing/uploads/files';
import { personViewer } from '#server/testing/api/viewers';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { repeatable, unversionedInputs } from '#server/testing/api/unversioned-saves';
import { describedResources } from './described-resources';
import { portalSchema } from './schema/schema';

type Input = Record<string, unknown>;
type Body = { data: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

let api: Api;
let admin: SpecPerson;
let other: SpecPerson;
let token: string;
let mutations: ReturnType<GraphQLObjectType['getFields']>;
const schemaReady = portalSchema();

async function acceptTerms(): Promise<void> {
  await pool().query('update profile set terms_version = (select max(number) from terms_version)');
  evictAll();
}

beforeAll(async () => {
  api = await startApi();
  await loadDemoData();
  admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
  other = await makePerson({ role: 'admin', name: 'Otto Admin' });
  await acceptTerms();
  token = await api.tokenOf(admin);
  mutations = (await schemaReady).getMutationType()!.getFields();
  await addRecords();
});
afterAll(() => api.close());

const inputOf = (name: string) => {
  const type = mutations[name]!.args[0]?.type;
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? named : null;
};

const versionFields = /^(updatedAt|survivingUpdatedAt|expectedVersion|expectedBalance|version)$/;
// They name the terms that the person read, and may be repeated without a key.
const answersToTerms = ['acceptTerms', 'declineTerms'];
/** Mutations that return CONFLICT when their record has changed since the caller read it. */
const versioned = () =>
  Object.keys(mutations).filter(
    (name) =>
      !answersToTerms.includes(name) &&
      Object.keys(inputOf(name)?.getFields() ?? {}).some((field) => versionFields.test(field)),
  );

async function post<Answer = Body>(query: string, input: Input, key?: string, as = token): Promise<Answer> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${as}`, ...(key && { 'idempotency-key': key }) },
    payload: { query, variables: { input } },
  });
  return response.json<Answer>();
}

/** The ids in the payload of a mutation, by which responses are compared. */
function selectionOf(name: string): string {
  const payload = getNamedType(mutations[name]!.type) as GraphQLObjectType;
  const records = Object.values(payload.getFields()).filter(({ type }) => {
    const named = getNamedType(type);
    return isObjectType(named) && 'id' in named.getFields();
  });
  return ['__typename', ...records.map((record) => `${record.name} { id }`)].join(' ');
}

function send(name: string, input: Input, key?: string, as = token): Promise<Body> {
  const type = inputOf(name)!.name;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selectionOf(name)} } }`;
  return post(query, input, key, as);
}
const codeOf = ({ errors }: Body) => errors?.[0]?.extensions.code ?? 'none';

type Row = { id: string; updatedAt: string };

/** Returns the newest row of a table, with its version. */
async function row(table: string, where = 'true'): Promise<Row> {
  const { rows } = await pool().query<{ id: string; updated_at: Date }>(
    `select id, updated_at from "${table}" t where ${where} order by updated_at desc, id limit 1`,
  );
  if (!rows[0]) throw new Error(`There is no ${table}.`);
  return { id: rows[0].id, updatedAt: rows[0].updated_at.toISOString() };
}

const text = () => ({ en: `Text ${randomUUID().slice(0, 8)}` });

const moduleId = demoId('module', 'all-terrain-basics');
const viewer = () => personViewer({ profileId: admin.id, role: 'admin' });
const captionsFile = async () => (await makeFile(viewer(), 'film.vtt', samples.vtt)).id;
const video = () => row('module_download', `kind = 'video'`);

/** Adds records that the demo data lacks. */
async function addRecords(): Promise<void> {
  await makeDownload(viewer(), moduleId, { kind: 'video' });
  const { id } = await makeAsset(admin.id);
  await send('addModuleImages', { moduleId, assetIds: [id] });
  await pool().query(
    `insert into newsletter_subscription (section, profile_id, email, lang, state, leave_token, requested_at)
     values ('whats-new', $1, 'ada@treadway.example', 'es', 'pending', 'spec', now())`,
    [admin.id],
  );
}

/** The changed fields of each schema-driven resource. */
const changes: Record<string, Input> = {
  Account: { name: 'Treads & Sons' },
  Album: { title: text() },
  Article: { title: text() },
  Award: { name: text() },
  ContactMessage: { done: true },
  ContentSection: { title: text() },
  Download: { label: 'Sheet' },
  HomeBlock: { hidden: true },
  MenuLink: { newTab: true },
  Module: { readingMinutes: 77 },
  ModuleImage: { alt: text() },
  NewsletterIssue: { title: text() },
  NewsletterSubscription: { lang: 'fr' },
  Question: { weight: 3 },
  Reward: { deliveryDays: 17 },
  Survey: { title: text() },
  Test: { maxFails: 9 },
  Tool: { title: text() },
};

/** The input of every versioned mutation, about records of the demo data. */
const inputs: Record<string, () => Promise<Input>> = {
  arrangeHome: async () => {
    const { rows } = await pool().query<{ id: string; updated_at: Date }>(
      'select id, updated_at from home_block order by position, id',
    );
    const newest = Math.max(...rows.map(({ updated_at: at }) => at.getTime()));
    const [first, ...rest] = rows.map(({ id }) => id);
    return { ids: [...rest, first], hiddenIds: [], updatedAt: new Date(newest).toISOString() };
  },
  setCaption: async () => ({ ...(await video()), lang: 'fr', fileId: await captionsFile() }),
  deleteCaption: async () => {
    const { id } = await video();
    const fileId = await captionsFile();
    await pool().query(
      `insert into module_caption (download_id, lang, file_id) values ($1, 'es', $2) on conflict do nothing`,
      [id, fileId],
    );
    return { ...(await video()), lang: 'es' };
  },
  mergePeople: async () => {
    const [kept, merged] = [await makePerson(), await makePerson()];
    const [one, two] = [
      await row('profile', `id = '${kept.id}'`),
      await row('profile', `id = '${merged.id}'`),
    ];
    return {
      survivingId: one.id,
      survivingUpdatedAt: one.updatedAt,
      mergedId: two.id,
      mergedUpdatedAt: two.updatedAt,
      fieldsFromMerged: [],
    };
  },
  publishTerms: async () => {
    const { rows } = await pool().query<{ number: number | null }>(
      'select max(number) as number from terms_version',
    );
    return { expectedVersion: rows[0]!.number, text: { en: `<p>Terms ${randomUUID()}</p>` } };
  },
  replyToContactMessage: async () => ({
    ...(await row('contact_message', 'replied_at is null')),
    text: 'Yes.',
  }),
  saveListView: async () => {
    const view = { list: 'people', isShared: false, address: 'search=snow' };
    await send('saveListView', { ...view, name: 'Winter' });
    return { ...view, ...(await row('list_view', `name = 'Winter'`)), name: 'Snow' };
  },
  setPoints: async () => ({ profileId: (await makePerson()).id, expectedBalance: 0, amount: 40 }),
  translateText: async () => {
    const { body } = await api.graphql<{ texts: { nodes: { id: string; version: string }[] } }>(
      '{ texts: translatedTexts(first: 1, filter: { kinds: ["award"] }) { nodes { id version } } }',
      {},
      token,
    );
    return { ...body.data.texts.nodes[0]!, lang: 'fr', text: `Texte ${randomUUID().slice(0, 8)}` };
  },
  updatePerson: async () => ({
    ...(await row('profile', `id = '${(await makePerson()).id}'`)),
    email: `${randomUUID()}@treadway.example`,
  }),
  updateSettings: async () => {
    const { rows } = await pool().query<{ updated_at: Date }>('select updated_at from site_setting');
    return { updatedAt: rows[0]!.updated_at.toISOString(), standardTestsRequired: 7 };
  },
  updateProfile: async () => ({
    ...(await row('profile', `id = '${(await makePerson()).id}'`)),
    name: 'Ada Lovelace',
  }),
};

/** SQL conditions for the demo's records that a mutation accepts, if it rejects some. */
const suitable: Record<string, string> = {
  updateContactMessage: 'not done',
  deleteModule: 'not exists (select from test where module_id = t.id)',
  deleteReward: 'not exists (select from reward_order where reward_id = t.id)',
  deleteHomeBlock: `kind <> 'DashboardHero'`,
};

async function inputFor(name: string): Promise<Input> {
  const own = inputs[name];
  if (own) return own();
  const [, action, kind] = /^(update|delete)(\w+)$/.exec(name) ?? [];
  const described = describedResources.find(({ resources }) => resources.description.name === kind);
  if (!action || !described) throw new Error(`Say in this spec what is sent to ${name}.`);
  const target = await row(described.resources.description.table, suitable[name]);
  return action === 'delete' ? { ...target } : { ...target, ...changes[kind!] };
}

async function unversionedInput(name: string): Promise<Input> {
  const makeInput = unversionedInputs(admin)[name];
  if (!makeInput) throw new Error(`Say in server/testing/api/unversioned-saves.ts what is sent to ${name}.`);
  return makeInput();
}

/** The payload field that contains a person; undefined if none does. */
const personFieldOf = (name: string) =>
  Object.values((getNamedType(mutations[name]!.type) as GraphQLObjectType).getFields()).find(({ type }) =>
    ['Person', 'Profile'].includes(getNamedType(type).name),
  )?.name;

/** Counts the audit entries. */
const auditCount = async (): Promise<number> =>
  (await pool().query<{ count: number }>('select count(*)::int as count from audit_entry')).rows[0]!.count;

describe('save whose response was lost', () => {
  it('is confirmed when it is repeated with its key, by every mutation with a version', async () => {
    const faults: string[] = [];
    const names = versioned();
    expect(names.length).toBeGreaterThan(40);
    // Records are changed before they are deleted.
    for (const name of names.sort(
      (one, two) => Number(one.startsWith('delete')) - Number(two.startsWith('delete')),
    )) {
      const [input, key] = [await inputFor(name), randomUUID()];
      const first = await send(name, input, key);
      if (name === 'publishTerms') await acceptTerms();
      const written = await auditCount();
      const again = await send(name, input, key);
      if (codeOf(first) !== 'none') faults.push(`${name}: ${codeOf(first)} at first`);
      else if (codeOf(again) !== 'none') faults.push(`${name}: ${codeOf(again)} when repeated`);
      else if ((await auditCount()) !== written) faults.push(`${name} was written twice`);
      const late = codeOf(await send(name, input));
      if (!['CONFLICT', 'NOT_FOUND', 'NOT_TO_BE_MERGED'].includes(late))
        faults.push(`${name}: ${late} without a key`);
    }
    expect(faults).toEqual([]);
  });

  it('is confirmed when it is repeated with its key, by every other mutation without an exception', async () => {
    const faults: string[] = [];
    const other = (name: string) => !versioned().includes(name) && !(name in repeatable);
    const names = Object.keys(mutations).filter(other);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const [input, key] = [await unversionedInput(name), randomUUID()];
      const [first, alongside] = await Promise.all([send(name, input, key), send(name, input, key)]);
      const written = await auditCount();
      const again = await send(name, input, key);
      for (const answer of [first, alongside, again])
        if (codeOf(answer) !== 'none') faults.push(`${name}: ${codeOf(answer)}`);
      if (!isDeepStrictEqual([alongside.data, again.data], [first.data, first.data]))
        faults.push(`${name}: another answer`);
      if ((await auditCount()) !== written) faults.push(`${name} was written twice`);
      const { rowCount } = await pool().query('select from save_key where key = $1', [key]);
      if (rowCount !== 1) faults.push(`${name} ignores the key`);
    }
    expect(faults).toEqual([]);
  });

  it('returns NOT_FOUND once its person is deleted', async () => {
    const names = Object.keys(mutations).filter(
      (name) => personFieldOf(name) && name !== 'setLanguage' && !(name in repeatable),
    );
    expect(names).toEqual(expect.arrayContaining(['createPerson', 'updatePerson', 'setPoints']));
    const faults: string[] = [];
    for (const name of names) {
      const input = await (versioned().includes(name) ? inputFor(name) : unversionedInput(name));
      const key = randomUUID();
      const { data } = await send(name, input, key);
      const { id: profileId } = (data![name] as Record<string, { id: string }>)[personFieldOf(name)!]!;
      const { rows } = await pool().query<{ email: string }>('select email from profile where id = $1', [
        profileId,
      ]);
      const deleted = codeOf(await send('deletePerson', { profileId, email: rows[0]!.email }));
      const late = await send(name, input, key);
      if (deleted !== 'none' || codeOf(late) !== 'NOT_FOUND' || late.data !== null)
        faults.push(`${name}: ${deleted}, then ${codeOf(late)}`);
    }
    expect(faults).toEqual([]);
  });

  it('is confirmed when it is repeated with its key over REST', async () => {
    const person = await makePerson();
    const as = await api.tokenOf(person);
    await acceptTerms();
    const headers = { authorization: `Bearer ${as}` };
    const read = await api.app.inject({ url: '/api/auth/profile', headers });
    const payload = { ...read.json<{ data: Input }>().data, name: 'Lan Tran' };
    const save = (key?: string, changes: Input = {}, type = 'application/json') =>
      api.app.inject({
        method: 'POST',
        url: `/api/user/${person.id}/update`,
        headers: { ...headers, 'content-type': type, ...(key && { 'idempotency-key': key }) },
        payload: { ...payload, ...changes },
      });
    const answers = await Promise.all([save('one'), save('one')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.body).toBe(answers[1]!.body);
    expect((await save(undefined, { name: 'Lan Thi Tran' })).statusCode).toBe(409);
    expect((await save('one', { name: 'Lan Thi Tran' })).statusCode).toBe(400);
    expect((await save('one', { name: 'Lan Thi Tran' }, 'Application/JSON')).statusCode).toBe(400);
    expect((await save('k'.repeat(101))).statusCode).toBe(400);
  });

  it.each([
    ['imports?kind=people&filename=people.csv', 'email,name\nlan@spec.example,Lan\n'],
    [`question-imports?module=${moduleId}&filename=bank.gift`, '::A:: One? {=yes ~no}\n'],
  ])('is confirmed when its file is sent again with its key to %s', async (path, payload) => {
    const save = async (key: string, sent = payload) => {
      const { statusCode, body } = await api.app.inject({
        ...{ method: 'POST', url: `/api/${path}`, payload: sent },
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'text/plain',
          'idempotency-key': key,
        },
      });
      return { statusCode, body: JSON.parse(body) as Record<string, unknown> };
    };
    const key = randomUUID();
    const answers = [...(await Promise.all([save(key), save(key)])), await save(key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['_id'])).size).toBe(1);
    expect((await save(randomUUID())).body['_id']).not.toBe(answers[0]!.body['_id']);
    expect(await save(key, `${payload}\n`)).toMatchObject({ statusCode: 400 });
    expect(await save('k'.repeat(101))).toMatchObject({ statusCode: 400 });
  });

  it('has exceptions only for existing mutations without a version', () => {
    const named = Object.keys(repeatable);
    expect(named.filter((name) => !(name in mutations) || versioned().includes(name))).toEqual([]);
  });
});

describe('save key', () => {
  const award = async () => ({ ...(await row('award')), name: text() });

  it('is rejected for another change', async () => {
    const [input, key] = [await award(), randomUUID()];
    expect(codeOf(await send('updateAward', input, key))).toBe('none');
    expect(codeOf(await send('updateAward', { ...input, name: text() }, key))).toBe('BAD_USER_INPUT');
  });

  it('is separate for each caller', async () => {
    const [input, key] = [await award(), randomUUID()];
    expect(codeOf(await send('updateAward', input, key))).toBe('none');
    expect(codeOf(await send('updateAward', input, key, await api.tokenOf(other)))).toBe('CONFLICT');
  });

  it('is not stored with a rejected save', async () => {
    const [input, key] = [await award(), randomUUID()];
    const rejected = { ...input, name: { en: '' } };
    expect(codeOf(await send('updateAward', rejected, key))).toBe('BAD_USER_INPUT');
    expect(codeOf(await send('updateAward', input, key))).toBe('none');
  });

  it('has at most 100 characters, and belongs to a request with one change', async () => {
    const input = await award();
    expect(codeOf(await send('updateAward', input, 'k'.repeat(101)))).toBe('BAD_USER_INPUT');
    const query = `mutation ($input: UpdateAwardInput!) {
      a: updateAward(input: $input) { __typename } b: updateAward(input: $input) { __typename } }`;
    expect(codeOf(await post(query, input, randomUUID()))).toBe('BAD_USER_INPUT');
  });

  it('makes a repeat wait while the first save is in progress', async () => {
    const [input, key] = [await award(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => send('updateAward', input, key)));
    expect(answers.map(codeOf)).toEqual(['none', 'none', 'none']);
  });

  it('is deleted after a day', async () => {
    const [input, key] = [await award(), randomUUID()];
    await send('updateAward', input, key);
    const age = (time: string) =>
      pool().query(`update save_key set saved_at = now() - $2::interval where key = $1`, [key, time]);
    await age('23 hours');
    await removeOldSaveKeys();
    expect(codeOf(await send('updateAward', input, key))).toBe('none');
    await age('25 hours');
    await removeOldSaveKeys();
    expect(codeOf(await send('updateAward', input, key))).toBe('CONFLICT');
  });
});
