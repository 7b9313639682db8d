import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { Statement } from '#server/platform/database/statement';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makeModule, makePerson } from '#server/testing/factories';
import { describedResources } from '#server/app/described-resources';
import { operatorsOf } from './operators';
import { type Comparison, rowId, type Where, type WhereFields } from './where-fields';
import { whereSql } from './where-sql';

let api: Api;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  const account = await makeAccount({ name: 'Pneus Rivière', number: 'GR-77 02', kind: 'gold_retailer' });
  admin = await api.tokenOf(await makePerson({ name: 'Alex Moreno', role: 'admin' }));
  await makePerson({ name: 'Étienne Roy', account, lang: 'fr' });
  await makePerson({ name: 'Kofi Mensah', userType: 'pro' });
  await makePerson({ name: 'Kofi Annan', account, disabled: true });
  await pool().query("update profile set last_seen_at = '2026-03-01T00:00:00Z' where name = 'Étienne Roy'");
  await makeModule({
    name: { en: 'Winter', es: 'Invierno', fr: 'Été' },
    userTypes: ['pro', 'conti'],
    brand: 'conti',
  });
  await makeModule({ name: { en: 'Summer 50%', es: '', fr: '' }, userTypes: ['standard'], enabled: false });
});
afterAll(() => api.close());

async function people(where: object): Promise<string[]> {
  const { list } = await callsAs(api, admin)<{
    list: { nodes: { name: string }[]; totalCount: number };
  }>('query ($where: PersonWhere) { list: people(where: $where) { nodes { name } totalCount } }', { where });
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ name }) => name);
}

async function modules(where: object): Promise<string[]> {
  const { list } = await callsAs(api, admin)<{
    list: { nodes: { nameTranslations: { en: string } }[]; totalCount: number };
  }>(
    `query ($where: AdminModuleWhere) { list: adminModules(where: $where, orderBy: { field: name }) {
      nodes { nameTranslations { en } } totalCount } }`,
    { where },
  );
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ nameTranslations: { en } }) => en);
}

const everyone = ['Alex Moreno', 'Étienne Roy', 'Kofi Annan', 'Kofi Mensah'];

/** Returns a filter with that many levels of NOT. */
const nested = (levels: number): object =>
  levels === 0 ? { role: { oneOf: ['admin'] } } : { NOT: nested(levels - 1) };

const rejection = async (where: object) => {
  const query = 'query ($where: PersonWhere) { people(where: $where) { nodes { id } } }';
  const { body } = await api.graphql(query, { where }, admin);
  return body.errors?.[0];
};

describe('filter of a list', () => {
  it('accepts each operator of each field of every schema-driven list', async () => {
    for (const { resources } of describedResources) {
      const { table, id, conditions } = resources.rows;
      const every: WhereFields = { ...conditions, ...rowId(id) };
      for (const [name, field] of Object.entries(every)) {
        const value = field.type ? Object.values(field.type)[0] : (field.values?.[0] ?? 'x');
        const numbers = [field.kind === 'number' ? 1 : value];
        const moment = new Date(0);
        const sent = { oneOf: numbers, noneOf: numbers, contains: 'x', min: 1, max: 1, isNull: true };
        const all: Comparison = { ...sent, after: moment, before: moment, equals: true };
        for (const operator of operatorsOf(field)) {
          const statement = new Statement();
          const fields = { [name]: field };
          const [sql] = whereSql(statement, fields, { [name]: { [operator]: all[operator] } as Comparison });
          const count = `select from ${table} where (${sql}) is not null limit 1`;
          await expect(pool().query(count, statement.values)).resolves.toBeDefined();
        }
      }
    }
  });

  it.each<[object, string[]]>([
    [{}, everyone],
    [{ role: null, name: {}, points: { min: null } }, everyone],
    [{ role: { noneOf: ['user'] } }, ['Alex Moreno']],
    [{ userType: { oneOf: ['pro', 'conti'] } }, ['Kofi Mensah']],
    [{ userType: { oneOf: [] } }, []],
    [{ userType: { noneOf: [] } }, everyone],
    [{ name: { contains: 'ETIEN ro' } }, ['Étienne Roy']],
    [{ name: { oneOf: ['kofi annan', 'nobody'] } }, ['Kofi Annan']],
    [{ name: { noneOf: ['kofi annan'], contains: 'kofi' } }, ['Kofi Mensah']],
    [{ name: { contains: '%' } }, []],
    [{ accountName: { contains: 'riviere' } }, ['Étienne Roy', 'Kofi Annan']],
    [{ accountKind: { noneOf: ['gold_retailer'] } }, ['Alex Moreno', 'Kofi Mensah']],
    [{ accountId: { isNull: true } }, ['Alex Moreno', 'Kofi Mensah']],
    [{ accountId: { oneOf: ['none'] } }, []],
    [{ accountId: { noneOf: ['none'] } }, everyone],
    [{ accountNumber: { isNull: false }, disabledAt: { isNull: true } }, ['Étienne Roy']],
    [{ points: { min: 1 } }, []],
    [{ points: { oneOf: [0], max: 0 }, name: { contains: 'kofi' } }, ['Kofi Annan', 'Kofi Mensah']],
    [{ points: { noneOf: [0] } }, []],
    [{ lastSeenAt: { after: '2026-03-01T00:00:00Z' } }, ['Étienne Roy']],
    [{ lastSeenAt: { before: '2026-03-01T00:00:00Z' } }, []],
    [
      { lastSeenAt: { after: '2026-02-28T12:00:00+00:00', before: '2026-03-01T00:00:00.001Z' } },
      ['Étienne Roy'],
    ],
    [{ lastSeenAt: { isNull: true }, role: { oneOf: ['admin'] } }, ['Alex Moreno']],
  ])('compares each field of people: %j', async (where, found) => {
    expect(await people(where)).toEqual(found);
  });

  it.each<[object, string[]]>([
    [{ OR: [{ role: { oneOf: ['admin'] } }, { lang: { oneOf: ['fr'] } }] }, ['Alex Moreno', 'Étienne Roy']],
    [{ OR: [] }, []],
    [{ OR: [{}] }, everyone],
    [{ AND: [] }, everyone],
    [{ AND: [{ name: { contains: 'kofi' } }, { userType: { oneOf: ['pro'] } }] }, ['Kofi Mensah']],
    // Someone without an account has no account name, so nobody's is "Rivière".
    [{ NOT: { accountName: { contains: 'riviere' } } }, ['Alex Moreno', 'Kofi Mensah']],
    [
      { NOT: { lastSeenAt: { after: '2026-01-01T00:00:00Z' } } },
      ['Alex Moreno', 'Kofi Annan', 'Kofi Mensah'],
    ],
    [{ NOT: { name: { contains: 'kofi' }, userType: { oneOf: ['pro'] } } }, everyone.slice(0, 3)],
    [{ name: { contains: 'kofi' }, OR: [{ NOT: { userType: { oneOf: ['pro'] } } }] }, ['Kofi Annan']],
    [nested(5), ['Étienne Roy', 'Kofi Annan', 'Kofi Mensah']],
  ])('combines filters: %j', async (where, found) => {
    expect(await people(where)).toEqual(found);
  });

  it.each<[object, string[]]>([
    [{ name: { contains: 'ete' } }, ['Winter']],
    [{ name: { contains: '50%' } }, ['Summer 50%']],
    [{ enabled: { equals: false } }, ['Summer 50%']],
    [{ brand: { oneOf: ['conti'] }, enabled: { equals: true } }, ['Winter']],
    [{ userTypes: { oneOf: ['pro'] } }, ['Winter']],
    [{ userTypes: { noneOf: ['pro'] } }, ['Summer 50%']],
    [{ readingMinutes: { isNull: false } }, []],
    [{ createdAt: { before: '2001-01-01T00:00:00Z' } }, []],
    [{ updatedAt: { after: '2001-01-01T00:00:00Z' } }, ['Summer 50%', 'Winter']],
  ])('compares fields of a schema-driven list: %j', async (where, found) => {
    expect(await modules(where)).toEqual(found);
  });

  it.each<[string, object]>([
    ['where.password', { password: { oneOf: ['x'] } }],
    ['where.role.contains', { role: { contains: 'adm' } }],
    ['where.name.isNull', { name: { isNull: true } }],
    ['where.role.oneOf.0', { role: { oneOf: ['root'] } }],
    ['where.location.oneOf', { location: { oneOf: ['moon'] } }],
    ['where.points.min', { points: { min: 1.5 } }],
    ['where.lastSeenAt.after', { lastSeenAt: { after: 'yesterday' } }],
    ['where.lastSeenAt.before', { lastSeenAt: { before: '2026-02-31T00:00:00Z' } }],
    ['where.AND.1.name.contains', { AND: [{}, { name: { contains: ' ' } }] }],
    ['where.NOT.name.oneOf', { NOT: { name: { oneOf: ['x'.repeat(301)] } } }],
    ['where.name.oneOf', { name: { oneOf: Array.from({ length: 101 }, String) } }],
    ['where.id.oneOf', { id: { oneOf: Array.from({ length: 1001 }, String) } }],
  ])('rejects an invalid field, operator or value: %s', async (field, where) => {
    expect(await rejection(where)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: [field] } });
  });

  it.each([
    ['more than 50 comparisons', { OR: Array.from({ length: 51 }, () => ({ role: { oneOf: ['user'] } })) }],
    ['more than 50 words', { OR: [{ name: { contains: 'a '.repeat(50) } }, { email: { contains: 'b' } }] }],
    ['more than 50 filters without comparisons', { OR: [{ AND: Array.from({ length: 50 }, () => ({})) }] }],
    ['more than five levels', nested(6)],
    ['so many levels that reading them could exhaust the stack', nested(1000)],
  ])('rejects %s', async (_what, where) => {
    expect(await rejection(where)).toMatchObject({ extensions: { code: 'QUERY_TOO_COMPLEX' } });
    const url = `/api/people.csv`;
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url,
      payload: { where: JSON.stringify(where) },
      headers: { authorization: `Bearer ${admin}` },
    });
    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: 'QUERY_TOO_COMPLEX' }]);
  });

  it('compares rows without a row in the other table: noneOf is met, oneOf is not', async () => {
    const of = (condition: string) =>
      `t.owner in (select o.id from (values (1, 'Ana')) as o (id, name) where ${condition})`;
    const fields = { owner: { kind: 'text', sql: 'o.name', of } } as const;
    const found = async (where: Where): Promise<number[]> => {
      const statement = new Statement();
      const { rows } = await pool().query<{ id: number }>(
        `select t.id from (values (1, 1), (2, null)) as t (id, owner)
         where ${whereSql(statement, fields, where).join(' and ')} order by t.id`,
        statement.values,
      );
      return rows.map(({ id }) => id);
    };
    expect(await found({ owner: { noneOf: ['ana'] } })).toEqual([2]);
    expect(await found({ owner: { noneOf: ['ben'] } })).toEqual([1, 2]);
    expect(await found({ owner: { noneOf: ['ben'], contains: 'an' } })).toEqual([1]);
    expect(await found({ owner: { oneOf: ['ana'] } })).toEqual([1]);
  });

  it('accepts 50 comparisons', async () => {
    expect(await people({ AND: Array.from({ length: 50 }, () => ({ points: { max: 0 } })) })).toEqual(
      everyone,
    );
  });

  it('rejects an unknown field in a query', async () => {
    const { body } = await api.graphql(
      '{ people(where: { phone: { oneOf: ["1"] } }) { totalCount } }',
      {},
      admin,
    );
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  });

  it.each<[Where, string[]]>([
    [{ tags: { oneOf: ['ice', 'rain'] } }, ['both']],
    [{ tags: { noneOf: ['ice'] } }, ['none', 'null', 'snow']],
    [{ tags: { isNull: true } }, ['none', 'null']],
    [{ tags: { isNull: false } }, ['both', 'snow']],
  ])('compares the values of a list field: %j', async (where, found) => {
    const statement = new Statement();
    const fields = { tags: { kind: 'list', sql: 't.tags', optional: true } } as const;
    const [sql] = whereSql(statement, fields, where);
    const { rows } = await pool().query<{ name: string }>(
      `select t.name from (values ('both', array['snow', 'ice']), ('none', '{}'), ('null', null), ('snow', array['snow']))
       as t (name, tags) where ${sql} order by t.name`,
      statement.values,
    );
    expect(rows.map(({ name }) => name)).toEqual(found);
  });
});
