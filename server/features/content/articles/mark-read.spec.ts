import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeClient, makePerson } from '#server/testing/factories';

const day = 86_400_000;

let api: Api;
let asLearner: Call;
let asOther: Call;

beforeAll(async () => {
  api = await startApi();
  asLearner = callsAs(api, await api.tokenOf(await makePerson()));
  asOther = callsAs(api, await api.tokenOf(await makePerson()));
});
afterAll(() => api.close());
beforeEach(() => pool().query('delete from article'));

async function publish(slug: string, ago: number, more = ''): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(
    `insert into article (section, slug, title, summary, topic, reading_minutes, publish_at ${more && ', user_types'})
     values ('whats-new', $1, '{"en": "A"}', '{"en": "B"}', 'products', 1, $2 ${more}) returning id`,
    [slug, new Date(Date.now() - ago * day)],
  );
  return rows[0]!.id;
}

const unread = async (as: Call = asLearner): Promise<string[]> => {
  const { articles } = await as<{ articles: { nodes: { slug: string; isUnread: boolean }[] } }>(
    '{ articles { nodes { slug isUnread } } }',
  );
  return articles.nodes.filter(({ isUnread }) => isUnread).map(({ slug }) => slug);
};

const countUnread = async (): Promise<number> => {
  const { articleYears } = await asLearner<{ articleYears: { unreadCount: number }[] }>(
    '{ articleYears(section: whats_new) { unreadCount } }',
  );
  return articleYears.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
};

const mark = (articleId: string, as: Call = asLearner) =>
  as<{ markArticleRead: { article: { slug: string; isUnread: boolean } } }>(
    'mutation($input: MarkArticleReadInput!) { markArticleRead(input: $input) { article { slug isUnread } } }',
    { input: { articleId } },
  );

describe('recent article', () => {
  it('is unread for each person until they open it, also with repeated requests', async () => {
    const id = await publish('new', 3);
    await publish('newer', 1);
    expect(await unread()).toEqual(['newer', 'new']);
    expect(await countUnread()).toBe(2);
    for (const answer of await Promise.all([mark(id), mark(id)])) {
      expect(answer.markArticleRead.article).toEqual({ slug: 'new', isUnread: false });
    }
    expect(await unread()).toEqual(['newer']);
    expect(await countUnread()).toBe(1);
    expect(await unread(asOther)).toEqual(['newer', 'new']);
  });

  it('is no longer unread after 30 days, and never for API clients', async () => {
    await publish('late', 29.9);
    await publish('old', 30.1);
    expect(await unread()).toEqual(['late']);
    expect(await unread(callsAs(api, await api.clientToken(await makeClient())))).toEqual([]);
  });

  it('is marked as read only by people who can read it', async () => {
    const other = await publish('theirs', 1, ", '{motorcycle}'");
    const later = await publish('later', -1);
    for (const id of [other, later, 'x', '00000000-0000-4000-8000-000000000000']) {
      await expect(mark(id)).rejects.toMatchObject({ message: 'NOT_FOUND' });
    }
    const client = callsAs(api, await api.clientToken(await makeClient('writer')));
    await expect(mark(await publish('new', 1), client)).rejects.toMatchObject({ message: 'FORBIDDEN' });
  });
});
