import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, type GraphQLSchema, isObjectType, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeAnswer } from '#server/platform/graphql/limits/answer-size';
import { documentLimits } from '#server/platform/graphql/limits/document-limits';
import { isList, listSize } from '#server/platform/graphql/limits/sizes';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makePerson } from '#server/testing/factories';
import { portalSchema } from './schema';

const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

function nested(depth: number): string {
  return depth === 0 ? 'kind' : `type { ${nested(depth - 1)} } type { ${nested(depth - 1)} }`;
}

const doubling = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const next = index + 1 < count ? `...F${index + 1} ...F${index + 1}` : 'settings { productName }';
    return `fragment F${index} on Query { ${next} }`;
  }).join(' ');

describe('query cost', () => {
  let api: Api;
  let schema: GraphQLSchema;
  let learner: string;

  beforeAll(async () => {
    api = await startApi();
    schema = await portalSchema();
    learner = await api.tokenOf(await makePerson());
  });
  afterAll(() => api.close());

  async function rejection(query: string, token?: string): Promise<string | undefined> {
    const { status, body } = await api.graphql(query, {}, token);
    const code = body.errors?.[0]?.extensions.code;
    // The whole query is rejected before it runs.
    expect([code, status, body.data]).toEqual([code, 200, undefined]);
    return code;
  }

  it('includes a size for every list', () => {
    const unknown = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type)) return [];
      const lists = Object.values(type.getFields()).filter(isList);
      return lists
        .filter((field) => listSize(schema, type, field, 1) === undefined)
        .map((field) => `${type.name}.${field.name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('multiplies nested lists, including introspection', async () => {
    const inner = aliases(150, 'name');
    expect(await rejection(`{ countries { ${inner} } }`)).toBe('QUERY_TOO_COMPLEX');
    expect(await rejection(`{ enumerations { values { ${aliases(20, 'value')} } } }`)).toBe(
      'QUERY_TOO_COMPLEX',
    );
    const types = aliases(7, '__schema { types { fields { ...F } } }');
    const attack = (count: number) => `{ ${types} } fragment F on __Field { ${aliases(count, 'name')} }`;
    expect(await rejection(attack(590))).toBe('GRAPHQL_PARSE_FAILED');
    expect(await rejection(attack(300))).toBe('QUERY_TOO_COMPLEX');
    expect(await rejection(attack(100))).toBe('UNAUTHENTICATED');
    expect(await rejection(attack(100), learner)).toBe('QUERY_TOO_COMPLEX');
    const id = '00000000-0000-4000-8000-000000000000';
    const options = `questions { options { ${aliases(60, 'text')} } }`;
    expect(await rejection(`{ attempt(id: "${id}") { ${options} } }`, learner)).toBe('QUERY_TOO_COMPLEX');
    const files = 'videos { captions } datasheets { label } extraFiles { label }';
    const modules = aliases(5, `modules(first: 100) { edges { node { ${files} } } }`);
    expect(await rejection(`{ ${modules} }`, learner)).toBe('QUERY_TOO_COMPLEX');
  });

  it('allows twenty root fields of an operation, including those in fragments', async () => {
    const menus = (count: number) => aliases(count, 'menus { __typename }');
    const { body } = await api.graphql(`{ ${menus(20)} }`, {}, learner);
    expect([body.errors, Object.keys(body.data as object).length]).toEqual([undefined, 20]);
    expect(await rejection(`{ ${menus(21)} }`, learner)).toBe('QUERY_TOO_COMPLEX');
    const parts = `{ ...A settings { productName } } fragment A on Query { ${menus(20)} }`;
    expect(await rejection(parts, learner)).toBe('QUERY_TOO_COMPLEX');
  });

  it('counts the page size of a variable or its default', async () => {
    const query = (first: string, variables: Record<string, unknown>) =>
      api.graphql(
        `query(${first}) { ${aliases(8, 'modules(first: $n) { nodes { id name brand kind userTypes videos { id } } }')} }`,
        variables,
        learner,
      );
    for (const [first, variables, expected] of [
      ['$n: Int = 100', {}, 'QUERY_TOO_COMPLEX'],
      ['$n: Int', { n: 100 }, 'QUERY_TOO_COMPLEX'],
      ['$n: Int = 100', { n: 5 }, undefined],
    ] as const) {
      const { body } = await query(first, variables);
      expect(body.errors?.[0]?.extensions.code).toBe(expected);
    }
  });

  it('counts null as the default page size', async () => {
    const page = (first: string) => `modules${first} { nodes { id } pageInfo { hasNextPage endCursor } }`;
    const query = `query ($n: Int) { none: ${page('')} given: ${page('(first: 50)')} sent: ${page('(first: $n)')}
      written: ${page('(first: null)')} }`;
    const { body } = await api.graphql<Record<string, unknown>>(query, { n: null }, learner);
    expect(body.errors).toBeUndefined();
    const { none, ...others } = body.data;
    expect(others).toEqual({ given: none, sent: none, written: none });
  });

  it('lets only signed-in callers request the schema', async () => {
    const introspection = getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true });
    const client = await api.clientToken(await makeClient('reader'));
    for (const token of [learner, client]) {
      const { status, body } = await api.graphql<{ __schema: { types: unknown[] } }>(
        introspection,
        {},
        token,
      );
      expect([status, body.errors]).toEqual([200, undefined]);
      const types: unknown[] = Array(Object.keys(schema.getTypeMap()).length).fill(expect.anything());
      expect(body.data).toMatchObject({ __schema: { types } });
    }
    expect(await rejection(introspection)).toBe('UNAUTHENTICATED');
    expect(await rejection('{ ...T } fragment T on Query { t: __type(name: "Module") { name } }')).toBe(
      'UNAUTHENTICATED',
    );
    const { body } = await api.graphql('{ __typename settings { __typename } }');
    expect(body).toEqual({ data: { __typename: 'Query', settings: { __typename: 'Settings' } } });
  });

  it('allows everyone to download the schema as a file', async () => {
    const { statusCode, headers, body } = await api.app.inject({ url: '/schema.graphql' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  });

  it('ends a query whose lists turn out longer than expected', async () => {
    // Types and inputs have few fields on average, but Mutation and its inputs have many.
    const input = `type { ofType { inputFields { ${aliases(12, 'name')} } } }`;
    const fields = `fragment F on __Type { fields { args { ${input} } } }`;
    const query = (count: number) => `{ ${aliases(count, '__type(name: "Mutation") { ...F }')} } ${fields}`;
    expect((await api.graphql(query(1), {}, learner)).body.errors).toBeUndefined();
    const { body } = await api.graphql(query(20), {}, learner);
    expect(body.errors![0]!.extensions.code).toBe('ANSWER_TOO_LARGE');
  });

  it('rejects a response of more than 2 MB, before writing one whose aliases repeat a long text', () => {
    const rejected = { errors: [{ extensions: { code: 'ANSWER_TOO_LARGE' } }], data: null };
    const text = 'x'.repeat(1024 * 1024);
    expect(JSON.parse(writeAnswer({ data: { one: text, two: text } }))).toMatchObject(rejected);
    expect(JSON.parse(writeAnswer({ data: { accents: 'é'.repeat(1024 * 1024) } }))).toMatchObject(rejected);
    expect(JSON.parse(writeAnswer({ data: { text } }))).toEqual({ data: { text } });
  });

  it.each([
    ['a repeated field', `{ settings { ${'productName '.repeat(900)} } }`],
    ['nested fields, each twice', `{ __type(name: "Module") { fields { ${nested(7)} } } }`],
    ['fragments that double', `{ ...F0 } ${doubling(30)}`],
    ['a recursive fragment', '{ ...F } fragment F on Query { settings { productName } ...F }'],
    ['a depth of 100', `{ __type(name: "Module") { ${'ofType { '.repeat(100)} name ${'} '.repeat(100)} } }`],
  ])('rejects %s before validation', async (_what, query) => {
    expect(await rejection(query)).toBe('QUERY_TOO_COMPLEX');
    // The following rules see an empty document.
    expect(
      validate(schema, parse(query), [
        documentLimits,
        () => ({
          Field: () => {
            throw new Error('walked');
          },
        }),
      ]),
    ).toHaveLength(1);
  });
});
