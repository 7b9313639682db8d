import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeAccount, makeClient, makePerson, type SpecAccount } from '#server/testing/factories';

let api: Api;
let account: SpecAccount;
let asLearner: Call;

const makePro = async (name: string, since: string, values: object = {}): Promise<string> => {
  const { id } = await makePerson({ name, userType: 'pro', ...values });
  await pool().query('update profile set pro_since = $2 where id = $1', [id, since]);
  return id;
};

const asPerson = async (values: object): Promise<Call> =>
  callsAs(api, await api.tokenOf(await makePerson(values)));

beforeAll(async () => {
  api = await startApi();
  account = await makeAccount({ name: 'Pneus Rivière' });
  asLearner = await asPerson({});
  await makePro('Sofía Reyes', '2026-11-12T10:00:00.000Z', { account });
  await makePro('Jérôme 100%', '2026-11-09T10:00:00.000Z');
  await makePro('Linh_Tran', '2025-12-31T23:59:59.000Z');
  await makePro('Gone Away', '2026-11-13T10:00:00.000Z', { disabled: true });
});
afterAll(() => api.close());

interface Found {
  totalCount: number;
  nodes: { id: string; name: string; accountName: string | null; since: string; imageUrl: string | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const query = `query($first: Int, $after: String, $search: String, $filter: ProFilter) {
  pros(first: $first, after: $after, search: $search, filter: $filter) {
    totalCount nodes { id name accountName since imageUrl } pageInfo { hasNextPage endCursor } } }`;

const request = async (variables: object = {}, as: Call = asLearner): Promise<Found> =>
  (await as<{ pros: Found }>(query, { first: 50, ...variables })).pros;
const namesOf = async (variables: object = {}) => (await request(variables)).nodes.map(({ name }) => name);

describe('list of PRO people', () => {
  it('is available to everyone, sorted by newest promotion, with accounts and without disabled people', async () => {
    const { totalCount, nodes } = await request();
    expect(totalCount).toBe(3);
    expect(nodes.map(({ name, accountName, since }) => [name, accountName, since])).toEqual([
      ['Sofía Reyes', 'Pneus Rivière', '2026-11-12T10:00:00.000Z'],
      ['Jérôme 100%', null, '2026-11-09T10:00:00.000Z'],
      ['Linh_Tran', null, '2025-12-31T23:59:59.000Z'],
    ]);
  });

  it.each([
    ['sofía', ['Sofía Reyes']],
    ['RIVIÈRE', ['Sofía Reyes']],
    ['%', ['Jérôme 100%']],
    ['_', ['Linh_Tran']],
    ['nobody', []],
  ])('searches names and accounts for %s literally', async (search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it('filters by promotion date, from the start of a range to before its end', async () => {
    const year = (from: string, to: string) => ({ filter: { since: { from, to } } });
    expect(await namesOf(year('2025-12-31T23:59:59.000Z', '2026-11-12T10:00:00.000Z'))).toEqual([
      'Jérôme 100%',
      'Linh_Tran',
    ]);
    expect(await namesOf(year('2008-01-01T00:00:00.000Z', '2009-01-01T00:00:00.000Z'))).toEqual([]);
  });

  it('continues its pages after the last person, also when someone left in between', async () => {
    const first = await request({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    await pool().query(`update profile set user_type = 'standard' where name = 'Sofía Reyes'`);
    const rest = await request({ first: 5, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ name }) => name)).toEqual(['Jérôme 100%', 'Linh_Tran']);
    await pool().query(
      `update profile set user_type = 'pro', pro_since = '2026-11-12T10:00:00.000Z' where name = 'Sofía Reyes'`,
    );
    await pool().query(
      `update profile set pro_since = '2026-11-12T10:00:00.000Z' where name = 'Sofía Reyes'`,
    );
    await expect(request({ after: 'none' })).rejects.toEqual(
      expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['after'] }),
    );
  });

  it('shows avatars to others with the person’s consent, and always to administrators and their managers', async () => {
    const image = JSON.stringify({ smUrl: '/images/sofia.webp' });
    await pool().query(`update profile set image = $1 where name = 'Sofía Reyes'`, [image]);
    const elsewhere = await makeAccount();
    const viewers: [Call, string | null][] = [
      [asLearner, null],
      [await asPerson({ account }), null],
      [await asPerson({ role: 'manager', account: elsewhere }), null],
      [await asPerson({ role: 'manager' }), null],
      [await asPerson({ role: 'manager', account }), '/images/sofia.webp'],
      [await asPerson({ role: 'admin' }), '/images/sofia.webp'],
      [callsAs(api, await api.clientToken(await makeClient())), '/images/sofia.webp'],
    ];
    const seen = () =>
      Promise.all(viewers.map(async ([as]) => (await request({ search: 'Sofía' }, as)).nodes[0]!.imageUrl));
    expect(await seen()).toEqual(viewers.map(([, visible]) => visible));
    await pool().query(`update profile set allows_public_avatar = true where name = 'Sofía Reyes'`);
    expect(await seen()).toEqual(viewers.map(() => '/images/sofia.webp'));
    await pool().query(`update profile set allows_public_avatar = false where name = 'Sofía Reyes'`);
    expect(await seen()).toEqual(viewers.map(([, visible]) => visible));
  });

  it('is hidden when its section hides it, and is counted on the section’s page otherwise', async () => {
    const pages = 'update content_section set pages = $1 where key = $2';
    const { contentSection } = await asLearner<{ contentSection: { pages: object[] } }>(
      '{ contentSection(key: pro_training) { pages { page count } } }',
      {},
    );
    expect(contentSection.pages).toContainEqual({ page: 'pros', count: 3 });
    await expect(request({ filter: { section: 'whats_new' } })).rejects.toEqual(
      expect.objectContaining({ message: 'NOT_FOUND' }),
    );
    await pool().query(pages, [['awards'], 'pro-training']);
    evictAll();
    await expect(request()).rejects.toEqual(expect.objectContaining({ message: 'NOT_FOUND' }));
    await pool().query(pages, [['pros', 'awards'], 'pro-training']);
    evictAll();
  });

  it('dates the promotion by any change to PRO, and clears the date when it ends', async () => {
    const { id } = await makePerson();
    const since = async () =>
      (
        await pool().query<{ since: boolean }>(
          'select pro_since is not null as since from profile where id = $1',
          [id],
        )
      ).rows[0]!.since;
    expect(await since()).toBe(false);
    await pool().query(`update profile set user_type = 'pro' where id = $1`, [id]);
    expect(await since()).toBe(true);
    await pool().query(`update profile set user_type = 'conti' where id = $1`, [id]);
    expect(await since()).toBe(false);
  });
});
