import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, type GraphQLSchema, isObjectType, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeAnswer } from '#server/platform/graphql/answer-size';
import { documentLimits } from '#server/platform/graphql/document-limits';
import { isList, listSize } from '#server/platform/graphql/sizes';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api';
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

describe('what a query costs', () => {
  let api: Api;
  let schema: GraphQLSchema;
  let learner: string;

  beforeAll(async () => {
    api = await startApi();
    schema = await portalSchema();
    learner = await api.tokenOf(await makePerson());
  });
  afterAll(() => api.close());

  async function refusal(query: string, token?: string): Promise<string | undefined> {
    const { status, body } = await api.graphql(query, {}, token);
    const code = body.errors?.[0]?.extensions.code;
    // Refused before anything ran, not answered in part.
    expect([code, status, body.data]).toEqual([code, 200, undefined]);
    return code;
  }

  it('knows how many entries every list has', () => {
    const unknown = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type)) return [];
      const lists = Object.values(type.getFields()).filter(isList);
      return lists
        .filter((field) => listSize(schema, type, field, 1) === undefined)
        .map((field) => `${type.name}.${field.name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('counts lists in lists, introspection among them', async () => {
    const inner = aliases(150, 'name');
    expect(await refusal(`{ countries { ${inner} } }`)).toBe('QUERY_TOO_COMPLEX');
    expect(await refusal(`{ enumerations { values { ${aliases(20, 'value')} } } }`)).toBe(
      'QUERY_TOO_COMPLEX',
    );
    const types = aliases(7, '__schema { types { fields { ...F } } }');
    const attack = (count: number) => `{ ${types} } fragment F on __Field { ${aliases(count, 'name')} }`;
    expect(await refusal(attack(590))).toBe('GRAPHQL_PARSE_FAILED');
    expect(await refusal(attack(300))).toBe('QUERY_TOO_COMPLEX');
    expect(await refusal(attack(100))).toBe('UNAUTHENTICATED');
    expect(await refusal(attack(100), learner)).toBe('QUERY_TOO_COMPLEX');
    const id = '00000000-0000-4000-8000-000000000000';
    const options = `questions { options { ${aliases(60, 'text')} } }`;
    expect(await refusal(`{ attempt(id: "${id}") { ${options} } }`, learner)).toBe('QUERY_TOO_COMPLEX');
    const files = 'videos { captions } datasheets { label } extraFiles { label }';
    const modules = aliases(5, `modules(first: 100) { edges { node { ${files} } } }`);
    expect(await refusal(`{ ${modules} }`, learner)).toBe('QUERY_TOO_COMPLEX');
  });

  it('takes twenty fields of an operation itself, wherever its fragments put them', async () => {
    const menus = (count: number) => aliases(count, 'menus { __typename }');
    const { body } = await api.graphql(`{ ${menus(20)} }`, {}, learner);
    expect([body.errors, Object.keys(body.data as object).length]).toEqual([undefined, 20]);
    expect(await refusal(`{ ${menus(21)} }`, learner)).toBe('QUERY_TOO_COMPLEX');
    const parts = `{ ...A settings { productName } } fragment A on Query { ${menus(20)} }`;
    expect(await refusal(parts, learner)).toBe('QUERY_TOO_COMPLEX');
  });

  it('counts the page that a variable or its default asks for', async () => {
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

  it('takes null for the page of usual size, as where none is asked for', async () => {
    const page = (first: string) => `modules${first} { nodes { id } pageInfo { hasNextPage endCursor } }`;
    const query = `query ($n: Int) { none: ${page('')} given: ${page('(first: 50)')} sent: ${page('(first: $n)')}
      written: ${page('(first: null)')} }`;
    const { body } = await api.graphql<Record<string, unknown>>(query, { n: null }, learner);
    expect(body.errors).toBeUndefined();
    const { none, ...others } = body.data;
    expect(others).toEqual({ given: none, sent: none, written: none });
  });

  it('lets those who are signed in, and nobody else, ask for the schema', async () => {
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
    expect(await refusal(introspection)).toBe('UNAUTHENTICATED');
    expect(await refusal('{ ...T } fragment T on Query { t: __type(name: "Module") { name } }')).toBe(
      'UNAUTHENTICATED',
    );
    const { body } = await api.graphql('{ __typename settings { __typename } }');
    expect(body).toEqual({ data: { __typename: 'Query', settings: { __typename: 'Settings' } } });
  });

  it('gives the schema as a file to everybody', async () => {
    const { statusCode, headers, body } = await api.app.inject({ url: '/schema.graphql' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  });

  it('ends a query whose lists turn out longer than was expected of them', async () => {
    // The fields of a type, and those of an input, are few on average; those of Mutation and its inputs are many.
    const input = `type { ofType { inputFields { ${aliases(12, 'name')} } } }`;
    const fields = `fragment F on __Type { fields { args { ${input} } } }`;
    const query = (count: number) => `{ ${aliases(count, '__type(name: "Mutation") { ...F }')} } ${fields}`;
    expect((await api.graphql(query(1), {}, learner)).body.errors).toBeUndefined();
    const { body } = await api.graphql(query(20), {}, learner);
    expect(body.errors![0]!.extensions.code).toBe('ANSWER_TOO_LARGE');
  });

  it('refuses an answer of more than 2 MB, without writing it where aliases repeat a long text', () => {
    const refused = { errors: [{ extensions: { code: 'ANSWER_TOO_LARGE' } }], data: null };
    const text = 'x'.repeat(1024 * 1024);
    expect(JSON.parse(writeAnswer({ data: { one: text, two: text } }))).toMatchObject(refused);
    expect(JSON.parse(writeAnswer({ data: { accents: 'é'.repeat(1024 * 1024) } }))).toMatchObject(refused);
    expect(JSON.parse(writeAnswer({ data: { text } }))).toEqual({ data: { text } });
  });

  it.each([
    ['one field again and again', `{ settings { ${'productName '.repeat(900)} } }`],
    ['fields in fields, each twice', `{ __type(name: "Module") { fields { ${nested(7)} } } }`],
    ['fragments that double', `{ ...F0 } ${doubling(30)}`],
    ['a fragment in itself', '{ ...F } fragment F on Query { settings { productName } ...F }'],
    ['100 levels', `{ __type(name: "Module") { ${'ofType { '.repeat(100)} name ${'} '.repeat(100)} } }`],
  ])('refuses %s before it is validated', async (_what, query) => {
    expect(await refusal(query)).toBe('QUERY_TOO_COMPLEX');
    // The rules that come after find an empty document.
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
