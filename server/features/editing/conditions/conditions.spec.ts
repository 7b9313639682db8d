import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { Statement } from '#server/platform/database/statement';
import { callsAs } from '#server/testing/api/calls';
import { makeAccount, makeModule, makePerson } from '#server/testing/factories';
import type { Operator } from './condition.input';
import { conditionsSql } from './conditions';

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

type Condition = [field: string, operator: Operator, ...values: string[]];

const asked = (where: readonly Condition[]) =>
  where.map(([field, operator, ...values]) => ({
    field,
    operator,
    values: values.length > 0 ? values : null,
  }));

async function people(...where: Condition[]): Promise<string[]> {
  const { list } = await callsAs(api, admin)<{
    list: { nodes: { name: string }[]; totalCount: number };
  }>('query ($where: [Condition!]) { list: people(where: $where) { nodes { name } totalCount } }', {
    where: asked(where),
  });
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ name }) => name);
}

async function modules(...where: Condition[]): Promise<string[]> {
  const { list } = await callsAs(api, admin)<{
    list: { nodes: { nameTranslations: { en: string } }[]; totalCount: number };
  }>(
    `query ($where: [Condition!]) { list: adminModules(where: $where, orderBy: { field: name }) {
      nodes { nameTranslations { en } } totalCount } }`,
    { where: asked(where) },
  );
  expect(list.totalCount).toBe(list.nodes.length);
  return list.nodes.map(({ nameTranslations: { en } }) => en);
}

describe('conditions of a list', () => {
  it.each<[Condition[], string[]]>([
    [[['role', 'IS_NOT', 'user']], ['Alex Moreno']],
    [[['userType', 'IS', 'pro', 'conti']], ['Kofi Mensah']],
    [[['name', 'CONTAINS', 'ETIEN ro']], ['Étienne Roy']],
    [[['name', 'IS', 'kofi annan', 'nobody']], ['Kofi Annan']],
    [[['name', 'CONTAINS', '%']], []],
    [[['accountName', 'CONTAINS', 'riviere']], ['Étienne Roy', 'Kofi Annan']],
    [[['accountKind', 'IS_NOT', 'gold_retailer']], ['Alex Moreno', 'Kofi Mensah']],
    [[['accountId', 'EMPTY']], ['Alex Moreno', 'Kofi Mensah']],
    [[['accountId', 'IS', 'none']], []],
    [
      [
        ['accountNumber', 'NOT_EMPTY'],
        ['disabledAt', 'EMPTY'],
      ],
      ['Étienne Roy'],
    ],
    [[['points', 'BETWEEN', '1', '']], []],
    [[['points', 'BETWEEN', '999999999999', '']], []],
    [
      [
        ['points', 'IS', '0'],
        ['name', 'CONTAINS', 'kofi'],
      ],
      ['Kofi Annan', 'Kofi Mensah'],
    ],
    [[['lastSeenAt', 'AFTER', '2026-03-01T00:00:00Z']], ['Étienne Roy']],
    [[['lastSeenAt', 'BEFORE', '2026-03-01T00:00:00Z']], []],
    [[['lastSeenAt', 'BETWEEN', '2026-02-28T12:00:00+00:00', '2026-03-01T00:00:00.001Z']], ['Étienne Roy']],
    [
      [
        ['lastSeenAt', 'EMPTY'],
        ['role', 'IS', 'admin'],
      ],
      ['Alex Moreno'],
    ],
  ])('filter people: %j', async (where, found) => {
    expect(await people(...where)).toEqual(found);
  });

  it.each<[Condition[], string[]]>([
    [[['name', 'CONTAINS', 'ete']], ['Winter']],
    [[['name', 'CONTAINS', '50%']], ['Summer 50%']],
    [[['enabled', 'IS', 'false']], ['Summer 50%']],
    [
      [
        ['brand', 'IS', 'conti'],
        ['enabled', 'IS', 'true'],
      ],
      ['Winter'],
    ],
    [[['createdAt', 'BEFORE', '2001-01-01T00:00:00Z']], []],
  ])('filter a schema-driven list: %j', async (where, found) => {
    expect(await modules(...where)).toEqual(found);
  });

  it.each<[Condition, string, RegExp]>([
    [['password', 'IS', 'x'], 'where.0.field', /It can be filtered by: accountId, /],
    [['constructor', 'IS', 'x'], 'where.0.field', /can't be filtered/],
    [['role', 'CONTAINS', 'adm'], 'where.0.operator', /takes IS, IS_NOT/],
    [['name', 'EMPTY'], 'where.0.operator', /takes IS, IS_NOT, CONTAINS/],
    [['role', 'IS', 'root'], 'where.0.values', /one of user, manager, admin/],
    [['role', 'IS'], 'where.0.values', /takes values/],
    [['accountId', 'EMPTY', 'x'], 'where.0.values', /takes no values/],
    [['points', 'IS', '1.5'], 'where.0.values', /whole numbers/],
    [['points', 'BETWEEN', '1'], 'where.0.values', /two values/],
    [['lastSeenAt', 'AFTER', 'yesterday'], 'where.0.values', /ISO 8601/],
    [['lastSeenAt', 'BEFORE', '2026-13-40T00:00:00Z'], 'where.0.values', /ISO 8601/],
    [['lastSeenAt', 'AFTER', '2026-02-31T00:00:00Z'], 'where.0.values', /ISO 8601/],
    [['lastSeenAt', 'BEFORE', '0000-01-01T00:00:00Z'], 'where.0.values', /ISO 8601/],
    [['lastSeenAt', 'BETWEEN', '', '9999-12-31T23:59:59-23:59'], 'where.0.values', /ISO 8601/],
    [['name', 'CONTAINS', ' '], 'where.0.values', /missing/],
    [['name', 'CONTAINS', 'a', 'b'], 'where.0.values', /one value/],
    [['name', 'IS', 'x'.repeat(301)], 'where.0.values', /300 characters/],
  ])('are rejected with the field and reason: %j', async (condition, field, reason) => {
    const { body } = await api.graphql(
      'query ($where: [Condition!]) { people(where: $where) { nodes { id } } }',
      { where: asked([condition]) },
      admin,
    );
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringMatching(reason),
      extensions: { code: 'BAD_USER_INPUT', fields: [field] },
    });
  });

  it.each<[Condition, string[]]>([
    [['tags', 'IS', 'ice', 'rain'], ['both']],
    [
      ['tags', 'IS_NOT', 'ice'],
      ['none', 'null', 'snow'],
    ],
    [
      ['tags', 'EMPTY'],
      ['none', 'null'],
    ],
    [
      ['tags', 'NOT_EMPTY'],
      ['both', 'snow'],
    ],
  ])('match any word of a list of words: %j', async (condition, found) => {
    const statement = new Statement();
    const fields = { tags: { kind: 'words', sql: 't.tags', optional: true } } as const;
    const [sql] = conditionsSql(statement, fields, asked([condition]));
    const { rows } = await pool().query<{ name: string }>(
      `select t.name from (values ('both', array['snow', 'ice']), ('none', '{}'), ('null', null), ('snow', array['snow']))
       as t (name, tags) where ${sql} order by t.name`,
      statement.values,
    );
    expect(rows.map(({ name }) => name)).toEqual(found);
  });

  it('are limited to 20', async () => {
    const where = Array.from({ length: 21 }, (): Condition => ['role', 'IS', 'user']);
    await expect(people(...where)).rejects.toThrow('BAD_USER_INPUT');
  });
});
