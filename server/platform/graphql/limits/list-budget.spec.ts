import { describe, expect, it } from '@jest/globals';
import {
  execute,
  type FieldNode,
  getIntrospectionQuery,
  graphql,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  visit,
} from 'graphql';
import { chargeLists } from './list-budget';

const numbers = (count: number) => Array.from({ length: count }, (_each, index) => index);

/** Returns a schema whose lists resolve to `resolved`. Its list `sized` is expected to have 3 entries. */
function schemaOf(resolved: unknown): GraphQLSchema {
  const field = (values: Partial<GraphQLFieldConfig<unknown, unknown>>) => ({
    type: new GraphQLList(GraphQLInt),
    resolve: () => resolved,
    ...values,
  });
  const page = new GraphQLObjectType({
    name: 'NumberConnection',
    fields: { nodes: { type: new GraphQLList(GraphQLInt) } },
  });
  const fields = {
    sized: field({ extensions: { listSize: 3 } }),
    plain: { type: new GraphQLList(GraphQLInt), extensions: { listSize: 3 } },
    unsized: field({}),
    paged: field({ args: { first: { type: GraphQLInt } } }),
    page: { type: page, resolve: () => ({ nodes: resolved }) },
    text: { type: GraphQLString, resolve: () => 'text', extensions: { listSize: 0 } },
  };
  return chargeLists(new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) }));
}

/** Runs a query in which each list entry costs 10. Returns the rest of the budget, the error code and the data. */
async function run(query: string, resolved: unknown, left = 100, schema = schemaOf(resolved)) {
  const document = parse(query);
  const entries = new Map<FieldNode, number>();
  visit(document, { Field: (node) => void entries.set(node, 10) });
  const budget = { left, entries };
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: { plain: resolved },
    contextValue: { budget },
  });
  const code = (errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? null;
  return { left: budget.left, code, data: { ...data } };
}

describe('list with a budget', () => {
  it('charges entries beyond the expected number, and refunds missing ones', async () => {
    expect(await run('{ sized }', numbers(5))).toMatchObject({ left: 80, code: null });
    expect(await run('{ sized }', numbers(3))).toMatchObject({ left: 100, code: null });
    expect(await run('{ sized }', numbers(1))).toMatchObject({ left: 120, code: null });
    expect(await run('{ sized }', null)).toMatchObject({ left: 130, code: null });
  });

  it('costs the same whether it resolves at once, later or from the object', async () => {
    expect(await run('{ sized }', Promise.resolve(numbers(5)))).toMatchObject({ left: 80 });
    expect(await run('{ plain }', numbers(5))).toMatchObject({ left: 80 });
  });

  it('returns its entries', async () => {
    expect((await run('{ sized }', numbers(5))).data).toEqual({ sized: numbers(5) });
    expect((await run('{ sized }', Promise.resolve(numbers(4)))).data).toEqual({ sized: numbers(4) });
  });

  it('is rejected once the budget is used up, and not before', async () => {
    expect(await run('{ sized }', numbers(13))).toMatchObject({ left: 0, code: null });
    expect(await run('{ sized }', numbers(14))).toMatchObject({
      code: 'ANSWER_TOO_LARGE',
      data: { sized: null },
    });
    expect((await run('{ sized }', Promise.resolve(numbers(14)))).code).toBe('ANSWER_TOO_LARGE');
  });

  it('is charged twice when it is requested twice in one selection', async () => {
    expect(await run('{ sized sized }', numbers(5))).toMatchObject({ left: 60 });
  });

  it.each(['{ unsized }', '{ paged(first: 2) }', '{ page { nodes } }', '{ text }'])(
    'costs no more than expected for a page or an unknown size: %s',
    async (query) => {
      expect(await run(query, numbers(50))).toMatchObject({ left: 100, code: null });
    },
  );

  it('is returned unchanged if the query has no budget', async () => {
    const schema = schemaOf(numbers(500));
    const { data, errors } = await graphql({ schema, source: '{ sized }', contextValue: {} });
    expect(errors).toBeUndefined();
    expect(data!['sized']).toHaveLength(500);
  });

  it('is charged once in introspection, however many schemas the process has built', async () => {
    const fields = '{ __type(name: "NumberConnection") { fields { name } } }';
    const first = await run(fields, null);
    schemaOf(null);
    expect(await run(fields, null)).toEqual(first);
    expect(first).not.toMatchObject({ left: 100 });
  });

  it('has the expected size of its own schema in introspection, whichever schema was built first', async () => {
    schemaOf(null);
    const only = new GraphQLObjectType({ name: 'Only', fields: { number: { type: GraphQLInt } } });
    const schema = chargeLists(new GraphQLSchema({ query: only }));
    expect(await run('{ __schema { types { name } } }', null, 100, schema)).toMatchObject({ left: 100 });
  });

  it('is returned without a context in introspection', async () => {
    const { data, errors } = await graphql({ schema: schemaOf(null), source: getIntrospectionQuery() });
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('__schema.types');
  });
});
