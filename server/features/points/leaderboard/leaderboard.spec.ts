import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makePerson, type SpecPerson } from '#server/testing/factories';
import { leaderboard, ownPlace } from './leaderboard.service';
import type { LeaderboardPlaceFilter } from './leaderboard.types';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
// Points entries are kept, and disabled people appear on no leaderboard.
beforeEach(() => pool().query('update profile set disabled_at = now()'));

async function earn(
  { id }: SpecPerson,
  amount: number,
  { at = new Date(), reason = 'test_passed' }: { at?: Date | string; reason?: string } = {},
): Promise<void> {
  await pool().query(
    `insert into points_entry (profile_id, amount, reason, idempotency_key, balance_after, created_at)
     values ($1, $2, $3, gen_random_uuid()::text, 0, $4)`,
    [id, amount, reason, at],
  );
}
const hide = ({ id }: SpecPerson) =>
  pool().query('update profile set hidden_from_leaderboard = true where id = $1', [id]);
const named = (name: string, account?: SpecPerson['viewer']['accountId'] | object) =>
  makePerson({ name, ...(account ? { account } : {}) } as Parameters<typeof makePerson>[0]);

async function seen(who: SpecPerson, filter: Partial<LeaderboardPlaceFilter> = {}) {
  const { nodes } = await leaderboard(who.viewer, { period: 'year', ...filter }, 50);
  return nodes.map(({ place, name, points }) => [place, name, points]);
}

describe('leaderboard', () => {
  it('counts points from tests and surveys, but not adjustments, regrades or returned rewards', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    await earn(ada, 100);
    await earn(ada, 50, { reason: 'survey' });
    for (const reason of ['adjustment', 'regrade', 'reward_returned']) await earn(ada, 1000, { reason });
    await earn(ada, -900, { reason: 'reward' });
    await earn(ben, 120);
    expect(await seen(ben)).toEqual([
      [1, 'Ada', 150],
      [2, 'Ben', 120],
    ]);
    expect(await ownPlace(ben.viewer, { period: 'year' })).toMatchObject({ place: 2, isMe: true });
    expect(await ownPlace((await named('Nobody')).viewer, { period: 'year' })).toBeNull();
  });

  it('starts its periods at midnight in the site’s time zone', async () => {
    const ada = await named('Ada');
    const { rows } = await pool().query<{ start: Date }>(
      `select date_trunc('month', now() at time zone timezone) at time zone timezone as start from site_setting`,
    );
    const start = rows[0]!.start.getTime();
    await earn(ada, 7, { at: new Date(start - 1) });
    expect(await seen(ada, { period: 'month' })).toEqual([]);
    await earn(ada, 5, { at: new Date(start) });
    expect(await seen(ada, { period: 'month' })).toEqual([[1, 'Ada', 5]]);
  });

  it('gives the same rank for the same points, also across pages', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => named(name)));
    await earn(people[0]!, 30);
    for (const person of people.slice(1, 3)) await earn(person, 20);
    await earn(people[3]!, 10);
    const filter = { period: 'year' } as const;
    const places: number[] = [];
    let after: string | null = null;
    for (const hasNext of [true, true, true, false]) {
      const { nodes, pageInfo } = await leaderboard(people[0]!.viewer, filter, 1, after);
      places.push(...nodes.map(({ place }) => place));
      expect(pageInfo.hasNextPage).toBe(hasNext);
      after = pageInfo.endCursor;
    }
    expect(places).toEqual([1, 2, 2, 4]);
    const { countAll } = await leaderboard(people[0]!.viewer, filter, 1);
    expect(await countAll()).toBe(4);
  });

  it('hides the names of people who opted out, except from themselves, administrators and their managers', async () => {
    const account = await makeAccount({ name: 'Harbor Tire' });
    const [ada, ben] = [await named('Ada', account), await named('Ben')];
    await earn(ada, 10);
    await hide(ada);
    const manager = await makePerson({ role: 'manager', account });
    const other = await makePerson({ role: 'manager', account: await makeAccount() });
    const admin = await makePerson({ role: 'admin' });
    for (const who of [ada, manager, admin]) expect(await seen(who)).toEqual([[1, 'Ada', 10]]);
    for (const who of [ben, other]) expect(await seen(who)).toEqual([[1, null, 10]]);
    const { nodes, edges } = await leaderboard(ben.viewer, { period: 'year' }, 1);
    expect(nodes[0]).toMatchObject({ accountName: null, imageUrl: null, isHidden: true });
    expect(Buffer.from(edges[0]!.cursor, 'base64url').toString()).toBe('["10","1"]');
  });

  it('leaves out people who opted out when their account has fewer than five others', async () => {
    const account = await makeAccount();
    const [ada, ben] = [await named('Ada', account), await named('Ben', account)];
    await earn(ada, 20);
    await earn(ben, 10);
    await hide(ada);
    const filter = { accountId: ben.viewer.accountId };
    expect(await seen(ben, filter)).toEqual([[1, 'Ben', 10]]);
    for (const name of ['C', 'D', 'E']) await earn(await named(name, account), 5);
    expect((await seen(ben, filter)).slice(0, 2)).toEqual([
      [1, null, 20],
      [2, 'Ben', 10],
    ]);
    expect(await seen(ben, { accountId: 'x' })).toEqual([]);
  });

  it('excludes administrators and disabled people, and filters by user type', async () => {
    const [pro, standard] = [await makePerson({ name: 'Pro', userType: 'pro' }), await named('Ben')];
    const admin = await makePerson({ role: 'admin' });
    const gone = await named('Gone');
    for (const person of [pro, standard, admin, gone]) await earn(person, 10 + (number += 1));
    await pool().query('update profile set disabled_at = now() where id = $1', [gone.id]);
    expect((await seen(standard)).map(([, name]) => name)).toEqual(['Ben', 'Pro']);
    expect((await seen(standard, { userType: 'pro' })).map(([, name]) => name)).toEqual(['Pro']);
  });
});
