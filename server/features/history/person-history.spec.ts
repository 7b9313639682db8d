import { beforeAll, describe, expect, it } from '@jest/globals';
import { appendAudits } from '#server/features/audit/audit.service';
import { setPoints } from '#server/features/points/adjust-points';
import { pool, transaction } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { counted } from '#server/testing/database/counted';
import { makeClient, makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';
import { countsStatement } from './person-history.counts';
import { historyStatement } from './person-history.queries';
import { personEventCounts, personHistory } from './person-history.service';
import {
  type PersonEventConnection,
  type PersonEventCount,
  type PersonEventKind,
  PersonEventKindEnum,
} from './person-history.types';

const portal = adminPortal();
let person: SpecPerson;

const read = async (variables: Record<string, unknown> = {}) =>
  (
    await portal.call<{ personHistory: PersonEventConnection & { totalCount: number } }>(
      `query($profileId: ID!, $search: String, $filter: PersonEventFilter, $first: Int = 50, $after: String) {
         personHistory(profileId: $profileId, search: $search, filter: $filter, first: $first, after: $after) {
           totalCount nodes { id kind about status score amount reason note balanceAfter orderNumber
             entry { action actorName targetKind outcome changes { field before after } } }
           pageInfo { hasNextPage endCursor } } }`,
      { profileId: person.id, ...variables },
    )
  ).personHistory;

const kindsOf = ({ nodes }: PersonEventConnection) => nodes.map(({ kind }) => kind);

beforeAll(async () => {
  person = await makePerson({ name: 'Étienne Roy' });
  const token = await portal.api.tokenOf(person);
  const own = { kind: 'person', id: person.id } as const;
  const about = { targetKind: 'profile', targetId: person.id } as const;
  await transaction((manager) =>
    appendAudits(manager, [
      { action: 'user_login', actor: own, ...about },
      { action: 'add', actor: own, targetKind: 'program_entry', outcome: 'not_found' },
      { action: 'sent_email', actor: { kind: 'system' }, ...about, mail: 'reminder' },
      // A person’s own history excludes their actions on others.
      { action: 'edit', actor: own, targetKind: 'module', targetId: person.id },
    ]),
  );
  await portal.api.rest('POST', `/api/user/${person.id}/update`, { location: 'plt1' }, token);
  await portal.api.rest('POST', `/api/user/${person.id}/points/set`, { amount: 40 }, portal.token);
  await setPoints(portal.admin.viewer, person.id, 45, { note: '=Haruka’s welcome' });
  const torque = await makeModule({ name: { en: 'Torque', es: 'Par', fr: 'Pâr après' } });
  await makeResult(person.id, torque, { status: 'passed', score: 90 });
});

describe('history of a person', () => {
  it('contains sign-ins, tests, points, e-mails and changes, newest first', async () => {
    const history = await read();
    expect(history.totalCount).toBe(history.nodes.length);
    expect(new Set(kindsOf(history))).toEqual(new Set(['test', 'points', 'change', 'mail', 'sign_in']));
    const [, points] = history.nodes.filter(({ kind }) => kind === 'points');
    expect(points).toMatchObject({ amount: 40, balanceAfter: 40, reason: 'adjustment', entry: null });
    const [test] = history.nodes.filter(({ kind }) => kind === 'test');
    expect(test).toMatchObject({ status: 'passed', score: 90, entry: null });
    const changes = history.nodes.flatMap(({ kind, entry }) => (kind === 'change' ? [entry] : []));
    expect(changes.map((entry) => entry!.targetKind).sort()).toEqual(['profile', 'program_entry']);
  });

  it.each<[PersonEventKind[], number]>([
    [['sign_in'], 1],
    [['mail', 'points'], 3],
    [['test'], 1],
  ])('filters by %j', async (kinds, count) => {
    const history = await read({ filter: { kinds } });
    expect(history.totalCount).toBe(count);
    expect([...new Set(kindsOf(history))].sort()).toEqual([...kinds].sort());
  });

  it('has pages with every event once', async () => {
    const whole = await read();
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo } = await read({ first: 2, after });
      seen.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor ?? null, pageInfo.hasNextPage];
    }
    expect(seen).toEqual(whole.nodes.map(({ id }) => id));
  });

  it.each([
    ['torque', ['test']],
    ['pâr ÁPRES', ['test']],
    ['haruka welcome', ['points']],
    ['plt1', ['change']],
    ['nothing like it', []],
  ])('searches for %p, ignoring case, accents and language', async (search, kinds) => {
    const found = await read({ search });
    expect(kindsOf(found)).toEqual(kinds);
    expect(found.totalCount).toBe(kinds.length);
  });

  it('finds nothing by hashes of deleted values', async () => {
    const one = await makePerson();
    await pool().query(
      `insert into audit_entry (action, actor_kind, target_kind, target_id, changes)
       values ('user_update', 'system', 'profile', $1, '{"name": [{"hash": "abcdef"}, {"hash": "fedcba"}]}')`,
      [one.id],
    );
    expect(await read({ profileId: one.id })).toMatchObject({ totalCount: 1 });
    for (const search of ['abcdef', 'hash']) {
      expect(await read({ profileId: one.id, search })).toMatchObject({ totalCount: 0, nodes: [] });
    }
  });

  it('filters by time, with an exclusive end', async () => {
    const { id } = await makePerson();
    const module = await makeModule();
    const day = (date: number) => new Date(Date.UTC(2026, 2, date));
    for (const date of [1, 2, 3]) await makeResult(id, module, { status: 'failed', startedAt: day(date) });
    const { rows } = await pool().query<{ at: Date }>(
      'select closed_at as at from attempt where profile_id = $1 order by closed_at',
      [id],
    );
    const [first, second, third] = rows.map(({ at }) => at.toISOString());
    const count = async (filter: object) => {
      const history = await read({ profileId: id, filter: { kinds: ['test'], ...filter } });
      expect(history.totalCount).toBe(history.nodes.length);
      return history.totalCount;
    };
    expect(await count({ since: second })).toBe(2);
    expect(await count({ before: third })).toBe(2);
    expect(await count({ since: first, before: second })).toBe(1);
  });

  const counts = async (variables: Record<string, unknown> = {}) =>
    (
      await portal.call<{ personEventCounts: PersonEventCount[] }>(
        `query($profileId: ID!, $search: String, $filter: PersonEventFilter) {
           personEventCounts(profileId: $profileId, search: $search, filter: $filter) { kind count hasMore } }`,
        { profileId: person.id, ...variables },
      )
    ).personEventCounts;

  it.each([{}, { search: 'haruka' }, { search: 'torque' }, { filter: { before: '2020-01-01T00:00:00Z' } }])(
    'counts each kind as its list does, for %j',
    async ({ search, filter }: { search?: string; filter?: object }) => {
      const lists = Object.keys(PersonEventKindEnum).map(async (kind) => {
        const list = await read({ search, filter: { ...filter, kinds: [kind] } });
        expect(list.nodes).toHaveLength(list.totalCount);
        return { kind, count: list.totalCount, hasMore: false };
      });
      const expected = (await Promise.all(lists)).sort((a, b) => (a.kind < b.kind ? -1 : 1));
      expect(await counts({ search, filter })).toEqual(expected);
    },
  );

  it('returns only the requested kinds', async () => {
    expect(await counts({ filter: { kinds: ['test'] } })).toEqual([
      { kind: 'test', count: 1, hasMore: false },
    ]);
  });

  it('limits the counts of a long history, and marks the kinds that can have more', async () => {
    const { id } = await makePerson();
    const fill = (action: string, count: number) =>
      pool().query(
        `insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id)
         select $1, 'person', $2, 'profile', $2 from generate_series(1, $3)`,
        [action, id, count],
      );
    await fill('user_login', 30);
    await fill('user_update', 10);
    const counted = async (max: number, kinds: PersonEventKind[] = []) => {
      const query = { profileId: id, kinds, search: '', since: null, before: null };
      const { text, values } = countsStatement(query, max);
      const { rows } = await pool().query<PersonEventCount>(text, values);
      return Object.fromEntries(rows.map(({ kind, count, hasMore }) => [kind, { count, hasMore }]));
    };
    const whole = await counted(40);
    expect(whole).toMatchObject({
      sign_in: { count: 30, hasMore: false },
      change: { count: 10, hasMore: false },
      test: { count: 0, hasMore: false },
    });
    const some = await counted(39);
    expect(some).toMatchObject({ mail: { count: 0, hasMore: true }, points: { count: 0, hasMore: false } });
    // The first sign-in is the one beyond the limit.
    expect(some).toMatchObject({
      sign_in: { count: 29, hasMore: true },
      change: { count: 10, hasMore: true },
    });
    expect(await counted(10, ['change', 'points'])).toEqual({
      change: { count: 10, hasMore: false },
      points: { count: 0, hasMore: false },
    });
  });

  it('is exported with the same filters, for administrators only', async () => {
    const file = async (query: object, as = portal.token) => {
      const text = new URLSearchParams(query as Record<string, string>).toString();
      return portal.api.app.inject({
        url: `/api/people/${person.id}/history.csv?${text}`,
        headers: { authorization: `Bearer ${as}` },
      });
    };
    const rowsOf = ({ body }: { body: string }) => body.trimEnd().split('\r\n').slice(1);
    const whole = await file({});
    expect(rowsOf(whole)).toHaveLength((await read()).totalCount);
    const some = await file({
      search: 'torque',
      filter: JSON.stringify({ kinds: ['test'] }),
      columns: 'kind,about,status,score',
    });
    expect(rowsOf(some)).toEqual(['test,Torque,passed,90']);
    const note = await file({ search: 'haruka', columns: 'amount,note' });
    expect(rowsOf(note)).toEqual(["5,'=Haruka’s welcome"]);
    expect((await file({ filter: '{"kind": []}' })).statusCode).toBe(400);
    const manager = await portal.api.tokenOf(await makePerson({ role: 'manager' }));
    expect((await file({}, manager)).statusCode).toBe(403);
  });

  it('reads a page and all counts with one indexed statement each, also with search and filters', async () => {
    const listing = {
      profileId: person.id,
      search: 'tire',
      filter: { since: new Date('2026-01-01'), before: new Date('2027-01-01') },
    };
    const { statements } = await counted(async () =>
      (await personHistory(portal.admin.viewer, listing, { lang: 'en', first: 50, total: true })).countAll(),
    );
    expect(statements).toBe(1);
    const all = await counted(() => personEventCounts(portal.admin.viewer, listing));
    expect(all.statements).toBe(1);
    await pool().query(
      `insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id)
       select 'user_login', 'person', 'p' || n % 200, 'profile', 'p' || n % 200
       from generate_series(1, 20000) n`,
    );
    await pool().query('vacuum analyze audit_entry');
    const query = { profileId: person.id, kinds: [], search: '', since: null, before: null };
    for (const params of [query, { ...query, ...listing.filter, search: 'tire' }]) {
      const page = historyStatement(params, {
        lang: 'en',
        after: { micros: '1795859000000000', id: 'x' },
        limit: 51,
        total: true,
      });
      for (const { text, values } of [page, countsStatement(params)]) {
        const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).not.toContain('Seq Scan on audit_entry');
        expect(plan).toContain('attempt_profile_closed');
        expect(plan).toContain('points_entry_profile');
      }
    }
  });

  it('is available to administrators only, and rejects a cursor of another list', async () => {
    const queries = [
      'query($id: ID!) { personHistory(profileId: $id) { totalCount } }',
      'query($id: ID!) { personEventCounts(profileId: $id) { count } }',
    ];
    for (const other of [
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
      await portal.api.clientToken(await makeClient('writer')),
    ]) {
      for (const query of queries) {
        await expect(portal.call(query, { id: person.id }, other)).rejects.toThrow('FORBIDDEN');
      }
    }
    await expect(read({ after: 'nonsense' })).rejects.toThrow('BAD_USER_INPUT');
  });
});
