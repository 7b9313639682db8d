import { describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import type { Call } from '#server/testing/api/calls';
import { contentPortal, words } from '#server/testing/content/content';
import { setPrograms } from '#server/testing/factories';

const { call, asLearner } = contentPortal();

let made = 0;

const create = async (changes: object = {}): Promise<string> => {
  const input = {
    section: 'whats_new',
    slug: `sight-${(made += 1)}`,
    title: words('New winter line'),
    summary: words('Ships from 4 January.'),
    topic: 'products',
    parts: [],
    publishAt: '2026-01-05T12:00:00.000Z',
    ...changes,
  };
  const done = await call<{ made: { article: { id: string } } }>(
    'mutation($input: CreateArticleInput!) { made: createArticle(input: $input) { article { id } } }',
    { input },
  );
  return done.made.article.id;
};

const learner = { role: 'user', userType: 'standard' };
const query = 'query($id: ID!, $reader: ReaderInput!) { sight: articleVisibility(id: $id, reader: $reader) }';
const sight = async (id: string, reader: object = {}, as: Call = call): Promise<string | null> =>
  (await as<{ sight: string | null }>(query, { id, reader: { ...learner, ...reader } })).sight;

const section = async (change: string): Promise<void> => {
  await pool().query(`update content_section set ${change} where key = 'whats-new'`);
  evictAll();
};

describe('visibility of an article for a person', () => {
  it.each<[string, object, object, string]>([
    ['a person in the audience', {}, {}, 'seen'],
    ['a person of another user type', { userTypes: ['motorcycle'] }, {}, 'for_others'],
    [
      'PRO people and an article for standard people',
      { userTypes: ['standard'] },
      { userType: 'pro' },
      'seen',
    ],
    ['a person without an account of the kind', { accountKinds: ['gold_retailer'] }, {}, 'for_others'],
    [
      'a person with an account of the kind',
      { accountKinds: ['gold_retailer'] },
      { accountKind: 'gold_retailer' },
      'seen',
    ],
    ['an administrator outside the audience', { roles: ['manager'] }, { role: 'admin' }, 'seen'],
    ['a draft', { publishAt: null }, { role: 'admin' }, 'draft'],
    ['an article before its publication', { publishAt: '2099-12-31T00:00:00.000Z' }, {}, 'later'],
    ['a draft for another audience', { publishAt: null, roles: ['manager'] }, {}, 'for_others'],
    ['a person without program access', { section: 'gold_retailer_program' }, {}, 'before_entry'],
    [
      'an administrator without program access',
      { section: 'gold_retailer_program' },
      { role: 'admin' },
      'seen',
    ],
  ])('is determined for %s', async (_said, article, reader, expected) => {
    expect(await sight(await create(article), reader)).toBe(expected);
  });

  it('depends on the section’s audience, pages and program', async () => {
    const id = await create();
    await section("roles = '{manager}'");
    expect([await sight(id), await sight(id, { role: 'manager' })]).toEqual(['section_for_others', 'seen']);
    await section("roles = '{}', pages = '{newsletter}'");
    expect(await sight(id, { role: 'admin' })).toBe('page_hidden');
    await section("pages = '{articles,newsletter}'");
    const behind = await create({ section: 'gold_retailer_program' });
    await setPrograms({ distributor: true, retailer: false });
    expect([await sight(behind), await sight(behind, { role: 'admin' })]).toEqual(['page_hidden', 'seen']);
    await setPrograms({ distributor: true, retailer: true });
  });

  it('is available to administrators only, and null for an unknown article', async () => {
    expect(await sight('00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(await sight('x')).toBeNull();
    await expect(sight(await create(), {}, asLearner)).rejects.toMatchObject({ message: 'FORBIDDEN' });
  });
});
