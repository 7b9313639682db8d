import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { evictAll } from '#server/platform/cache/cache';
import { encodeCursor } from '#server/platform/paging';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeModule, makePerson } from '#server/testing/factories';

let api: Api;
let call: Call;

beforeAll(async () => {
  api = await startApi();
  call = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
});
afterAll(() => api.close());

describe('list of modules', () => {
  interface List {
    list: {
      nodes: { id: string; nameTranslations: { en: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      totalCount: number;
    };
  }

  const list = async (variables: Record<string, unknown>): Promise<List['list']> =>
    (
      await call<List>(
        `query($search: String, $first: Int, $after: String) {
           list: adminModules(search: $search, first: $first, after: $after) {
             nodes { id nameTranslations { en } } pageInfo { hasNextPage endCursor } totalCount } }`,
        variables,
      )
    ).list;

  const names = ({ nodes }: List['list']): string[] =>
    nodes.map(({ nameTranslations }) => nameTranslations.en);

  beforeAll(async () => {
    const all = ['zone b', 'Zone A', 'zone C', 'Zone a'];
    for (const en of all)
      await makeModule({ name: { en, es: 'Presión Ñandú', fr: '' }, enabled: en !== 'zone C' });
    await makeModule({ name: { en: 'Elsewhere', es: '', fr: '' } });
    evictAll();
  });

  it('has pages sorted by name in any case, including disabled modules', async () => {
    const first = await list({ search: 'zone', first: 3 });
    expect(first.totalCount).toBe(4);
    expect(names(first).map((name) => name.toLowerCase())).toEqual(['zone a', 'zone a', 'zone b']);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list({ search: 'zone', first: 3, after: first.pageInfo.endCursor });
    expect(names(second)).toEqual(['zone C']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(4);
  });

  it('finds the same modules as the learners’ search, in every language, ignoring case and accents', async () => {
    expect((await list({ search: 'nandu PRESION zone' })).totalCount).toBe(4);
    expect((await list({ search: 'Zone A presión' })).totalCount).toBe(2);
    expect((await list({ search: 'zone nowhere' })).totalCount).toBe(0);
    const all = (await list({})).totalCount;
    expect(all).toBeGreaterThan(4);
    expect((await list({ search: '/' })).totalCount).toBe(all);
  });

  const sorted = async (field: string, direction: string, first: number, after?: string) =>
    (
      await call<List>(
        `query($orderBy: AdminModuleOrder, $first: Int, $after: String) {
           list: adminModules(search: "zone", orderBy: $orderBy, first: $first, after: $after) {
             nodes { id nameTranslations { en } } pageInfo { hasNextPage endCursor } totalCount } }`,
        { orderBy: { field, direction }, first, after },
      )
    ).list;

  it.each([
    ['name', 'ASC'],
    ['name', 'DESC'],
    ['enabled', 'ASC'],
    ['enabled', 'DESC'],
    ['group', 'DESC'],
    ['createdAt', 'ASC'],
    ['createdAt', 'DESC'],
    ['updatedAt', 'DESC'],
  ])('has pages sorted by %s %s, with each module once', async (field, direction) => {
    const whole = (await sorted(field, direction, 50)).nodes.map(({ id }) => id);
    expect(new Set(whole).size).toBe(4);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = await sorted(field, direction, 1, after);
      paged.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor! : undefined;
    } while (after);
    expect(paged).toEqual(whole);
  });

  it('sorts by status or by name in the requested direction', async () => {
    expect(names(await sorted('enabled', 'ASC', 1))).toEqual(['zone C']);
    expect(names(await sorted('name', 'DESC', 2)).map((name) => name.toLowerCase())).toEqual([
      'zone c',
      'zone b',
    ]);
  });

  it('rejects a cursor of another order', async () => {
    const { pageInfo } = await sorted('name', 'ASC', 1);
    await expect(sorted('name', 'DESC', 1, pageInfo.endCursor!)).rejects.toThrow('BAD_USER_INPUT');
    await expect(sorted('createdAt', 'ASC', 1, pageInfo.endCursor!)).rejects.toThrow('BAD_USER_INPUT');
    for (const key of [
      'yesterday',
      '2026-02-30 00:00:00+00',
      '2026-01-01 24:00:00+00',
      '0000-01-01 00:00:00+00',
    ]) {
      const forged = encodeCursor('createdAt', 'ASC', key, randomUUID());
      await expect(sorted('createdAt', 'ASC', 1, forged)).rejects.toThrow('BAD_USER_INPUT');
    }
  });

  it('filters by several values of each field', async () => {
    const filtered = async (filter: object): Promise<string[]> =>
      names(
        (
          await call<List>(
            `query($filter: AdminModuleFilter) {
               list: adminModules(search: "zone", filter: $filter) {
                 nodes { id nameTranslations { en } } pageInfo { hasNextPage endCursor } totalCount } }`,
            { filter },
          )
        ).list,
      );
    expect(await filtered({ enabled: false })).toEqual(['zone C']);
    expect(await filtered({ enabled: true })).toHaveLength(3);
    expect(await filtered({ kind: ['training', 'tire', 'unknown'], brand: null })).toHaveLength(4);
    expect(await filtered({ kind: [] })).toEqual([]);
    expect(await filtered({ brand: ['conti', 'gt'], enabled: false })).toEqual(['zone C']);
  });

  it('rejects a long search, a foreign cursor and a large page size', async () => {
    await expect(list({ search: 'a'.repeat(201) })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ search: 'a\0' })).rejects.toThrow('BAD_USER_INPUT');
    const unstorable = encodeCursor('name', 'ASC', 'a\0', randomUUID());
    await expect(list({ after: unstorable })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ after: 'WzFd' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ first: 101 })).rejects.toThrow('BAD_USER_INPUT');
  });
});
