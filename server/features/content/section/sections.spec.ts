import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makePerson, setPrograms, type SpecPerson } from '#server/testing/factories';

let api: Api;
let asAdmin: Call;
let person: SpecPerson;
let asLearner: Call;

beforeAll(async () => {
  api = await startApi();
  asAdmin = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  person = await makePerson();
  asLearner = callsAs(api, await api.tokenOf(person));
  await setPrograms({ distributor: true, retailer: true });
});
afterAll(() => api.close());
afterEach(async () => {
  await pool().query(`update content_section set roles = '{}', user_types = '{}', account_kinds = '{}',
    pages = case key when 'pro-training' then '{articles,pros,survey,prize-winners,newsletter,gallery,awards}'::text[]
      else pages end`);
  evictAll();
});

interface Section {
  key: string;
  title: string;
  lead: string;
  pages: { page: string; count: number }[];
}

const sectionOf = async (key: string, as: Call = asLearner): Promise<Section | null> =>
  (
    await as<{ contentSection: Section | null }>(
      'query($key: ContentSectionKey!) { contentSection(key: $key) { key title lead pages { page count } } }',
      { key },
    )
  ).contentSection;

interface Edited {
  id: string;
  updatedAt: string;
  key: string;
  pages: string[];
}

const edited = async (key: string): Promise<Edited> => {
  const { adminContentSections: found } = await asAdmin<{ adminContentSections: { nodes: Edited[] } }>(
    'query($filter: AdminContentSectionFilter) { adminContentSections(filter: $filter) { nodes { id updatedAt key pages } } }',
    { filter: { key: [key] } },
  );
  return found.nodes[0]!;
};

async function change(key: string, input: object): Promise<Edited> {
  const { id, updatedAt } = await edited(key);
  const { updateContentSection: done } = await asAdmin<{ updateContentSection: { contentSection: Edited } }>(
    `mutation($input: UpdateContentSectionInput!) {
       updateContentSection(input: $input) { contentSection { id updatedAt key pages } } }`,
    { input: { id, updatedAt, ...input } },
  );
  return done.contentSection;
}

describe('content sections', () => {
  it('have default pages: pro-training all, the others some', async () => {
    expect((await edited('pro_training')).pages).toEqual([
      'articles',
      'pros',
      'survey',
      'prize_winners',
      'newsletter',
      'gallery',
      'awards',
    ]);
    expect((await edited('whats_new')).pages).toEqual(['articles', 'newsletter']);
    expect((await edited('gold_retailer_program')).pages).toEqual(['articles', 'gallery']);
  });

  it('are shown in the reader’s language, with their pages and the number of items on each', async () => {
    const asFrench = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
    await pool().query(
      `insert into award (name, text, year, kind, winner, publish_at)
       values ('{"en": "PRO"}', '{"en": ""}', 2020, 'yearly', 'A', now()), ('{"en": "PRO"}', '{"en": ""}', 2020, 'yearly', 'B', null)`,
    );
    const section = await sectionOf('pro_training', asFrench);
    expect(section).toMatchObject({ key: 'pro_training', title: 'Formation PRO' });
    expect(section!.pages).toContainEqual({ page: 'awards', count: 1 });
  });

  it('hide the pages an administrator disabled, ignore duplicates, and are audited', async () => {
    const { id, pages } = await change('pro_training', { pages: ['awards', 'articles', 'awards'] });
    expect(pages).toEqual(['awards', 'articles']);
    expect((await sectionOf('pro_training'))!.pages.map(({ page }) => page)).toContain('awards');
    await change('pro_training', { pages: ['articles'] });
    expect((await sectionOf('pro_training'))!.pages.map(({ page }) => page)).not.toContain('awards');
    const [, last] = await auditOf('content_section', id);
    expect(last!.changes).toEqual({ pages: [['awards', 'articles'], ['articles']] });
  });

  it('are null for people outside their audience, except administrators and API clients', async () => {
    await change('whats_new', { userTypes: ['conti'] });
    expect(await sectionOf('whats_new')).toBeNull();
    const conti = callsAs(api, await api.tokenOf(await makePerson({ userType: 'conti' })));
    const client = callsAs(api, await api.clientToken(await makeClient()));
    for (const as of [conti, asAdmin, client]) {
      expect(await sectionOf('whats_new', as)).toMatchObject({ key: 'whats_new' });
    }
  });

  it('require current access to the open program when they are for gold retailers', async () => {
    const key = 'gold_retailer_program';
    const rejected = expect.objectContaining({ message: 'PROGRAM_ENTRY_REQUIRED' });
    const enter = async (bucket: string, expiresAt: string) =>
      pool().query(
        'insert into program_entry (profile_id, bucket, account_id, expires_at) values ($1, $2, $3, $4)',
        [person.id, bucket, (await makeAccount()).id, expiresAt],
      );
    const { body } = await api.graphql(
      '{ contentSection(key: gold_retailer_program) { id } }',
      {},
      await api.tokenOf(person),
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'PROGRAM_ENTRY_REQUIRED',
      bucket: 'retailer',
    });
    await enter('retailer', '2020-01-01T00:00:00.000Z');
    await enter('distributor', '2099-01-01T00:00:00.000Z');
    await expect(sectionOf(key)).rejects.toEqual(rejected);
    await enter('retailer', '2099-01-01T00:00:00.000Z');
    expect(await sectionOf(key)).toMatchObject({ key });
    await setPrograms({ distributor: true, retailer: false });
    await expect(sectionOf(key)).rejects.toEqual(rejected);
    expect(await sectionOf(key, asAdmin)).toMatchObject({ key });
    await setPrograms({ distributor: true, retailer: true });
  });
});
