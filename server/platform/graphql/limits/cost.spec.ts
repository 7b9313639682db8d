import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { queryCost } from './cost';

type Field = GraphQLFieldConfig<unknown, unknown>;

const resolve = () => null;
const listOf = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));

const tire: GraphQLObjectType = new GraphQLObjectType({
  name: 'Tire',
  fields: (): Record<string, Field> => ({
    name: { type: GraphQLString },
    title: { type: GraphQLString, resolve, extensions: { localized: true } },
    size: { type: GraphQLString, resolve, extensions: { sync: true } },
    read: { type: GraphQLString, resolve },
    costly: { type: GraphQLString, resolve, extensions: { cost: 70 } },
    free: { type: GraphQLString, resolve, extensions: { cost: 0 } },
    tags: { type: new GraphQLList(GraphQLString), extensions: { listSize: 4 } },
    parts: { type: listOf(tire), extensions: { listSize: 3 } },
    unsized: { type: listOf(tire) },
    page: { type: connection },
  }),
});
const edge = new GraphQLObjectType({ name: 'TireEdge', fields: { node: { type: tire } } });
const connection = new GraphQLObjectType({
  name: 'TireConnection',
  fields: (): Record<string, Field> => ({
    nodes: { type: listOf(tire) },
    edges: { type: listOf(edge) },
    totalCount: { type: GraphQLInt, resolve },
  }),
});

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      tire: { type: tire },
      ofBrand: { type: tire, args: { brand: { type: GraphQLString } } },
      tires: { type: connection, args: { first: { type: GraphQLInt, defaultValue: 50 } } },
      newest: { type: connection, args: { first: { type: GraphQLInt }, brand: { type: GraphQLString } } },
      all: { type: listOf(tire), args: { first: { type: GraphQLInt, defaultValue: 50 } } },
    },
  }),
  mutation: new GraphQLObjectType({ name: 'Mutation', fields: { save: { type: tire } } }),
});

const statement = 300;

function costOf(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;
  return queryCost(schema, document, operation, variables);
}
const totalOf = (text: string, variables?: Record<string, unknown>) => costOf(text, variables).total;
/** Returns the cost of one entry of the list with this name. */
const entryOf = (name: string, text: string) =>
  [...costOf(text).entries].find(([node]) => node.name.value === name)?.[1];

describe('cost of a field', () => {
  it('includes a statement for queries and a transaction for mutations', () => {
    expect(totalOf('{ tire { name } }')).toBe(statement + 1);
    expect(totalOf('mutation { save { name } }')).toBe(1000 + 1);
  });

  it.each([
    ['name', 1],
    ['title', 1],
    ['size', 1],
    ['read', 10],
    ['costly', 70],
    ['free', 0],
    ['__typename', 1],
  ])('is determined for %s: %d', (field, cost) => {
    expect(totalOf(`{ tire { ${field} } }`)).toBe(statement + cost);
  });

  it('counts for each alias, and even if @skip leaves the field out', () => {
    expect(totalOf('{ tire { a: read b: read } }')).toBe(statement + 20);
    expect(totalOf('{ tire { read @skip(if: true) } }')).toBe(statement + 10);
  });

  it('is 0 for unknown fields and operations', () => {
    expect(totalOf('{ tire { unknown name } }')).toBe(statement + 1);
    expect(totalOf('subscription { tire { name } }')).toBe(0);
  });
});

describe('cost of a list', () => {
  it('is the cost of an entry times the expected number of entries', () => {
    expect(totalOf('{ tire { parts { name read } } }')).toBe(statement + 1 + 3 * (1 + 11));
    expect(totalOf('{ tire { parts { parts { name } } } }')).toBe(statement + 1 + 3 * (1 + 1 + 3 * 2));
  });

  it('is a fifth of a point per plain value, and the total is rounded up', () => {
    expect(totalOf('{ tire { tags } }')).toBe(statement + 2);
    expect(entryOf('tags', '{ tire { tags } }')).toBe(0.2);
  });

  it('uses the largest page for an unknown size', () => {
    expect(totalOf('{ tire { unsized { name } } }')).toBe(statement + 1 + 100 * 2);
  });

  it.each([
    ['', 50],
    ['(first: 10)', 10],
    ['(first: 1)', 1],
    ['(first: 100)', 100],
    ['(first: null)', 50],
    ['(first: 0)', 100],
    ['(first: 101)', 100],
  ])('uses with the arguments "%s" the size %d', (first, size) => {
    expect(totalOf(`{ tires${first} { nodes { name } } }`)).toBe(statement + 1 + size * 2);
    expect(totalOf(`{ tires${first} { edges { node { name } } } }`)).toBe(statement + 1 + size * 3);
    expect(totalOf(`{ all${first} { name } }`)).toBe(statement + size * 2);
  });

  it('uses the default page size if the argument has no default', () => {
    expect(totalOf('{ newest { nodes { name } } }')).toBe(statement + 1 + 50 * 2);
    expect(totalOf('{ newest(brand: "A") { nodes { name } } }')).toBe(statement + 1 + 50 * 2);
  });

  it('reads the page size from a variable', () => {
    const query = 'query ($n: Int) { tires(first: $n) { nodes { name } } }';
    expect(totalOf(query, { n: 7 })).toBe(statement + 1 + 7 * 2);
    expect(totalOf(query)).toBe(statement + 1 + 50 * 2);
  });

  it('within a page uses the size of that page, or of the largest page otherwise', () => {
    const inner = 'page { nodes { name } }';
    expect(totalOf(`{ tires(first: 10) { nodes { ${inner} } } }`)).toBe(
      statement + 1 + 10 * (1 + 1 + 1 + 20),
    );
    expect(totalOf(`{ tire { ${inner} } }`)).toBe(statement + 1 + 1 + 200);
    expect(totalOf(`{ ofBrand(brand: "A") { ${inner} } }`)).toBe(statement + 1 + 1 + 200);
  });

  it('includes fields beside the entries of a page once', () => {
    expect(totalOf('{ tires(first: 10) { nodes { name } totalCount } }')).toBe(statement + 1 + 20 + 10);
  });
});

describe('cost of fragments', () => {
  it('is the cost of their fields, once for each spread', () => {
    const spread = '{ tire { ...F ...F } } fragment F on Tire { read }';
    expect(totalOf(spread)).toBe(statement + 20);
    expect(totalOf('{ tire { ... on Tire { read } } }')).toBe(statement + 10);
    expect(totalOf('{ tire { ... { read } } }')).toBe(statement + 10);
    expect(totalOf('{ tire { ...Unknown name } }')).toBe(statement + 1);
  });

  it('uses the largest page in which a fragment is spread', () => {
    const fragment = 'fragment F on Tire { parts { page { nodes { name } } } }';
    const pages = (...sizes: number[]) =>
      `{ ${sizes.map((size) => `p${size}: tires(first: ${size}) { nodes { ...F } }`).join(' ')} } ${fragment}`;
    expect(entryOf('parts', pages(5, 20))).toBe(1 + 1 + 1 + 20 * 2);
    expect(entryOf('parts', pages(20, 5))).toBe(1 + 1 + 1 + 20 * 2);
  });
});

describe('cost of introspection', () => {
  it('counts each field once, and types by their number in the schema', () => {
    const types = Object.keys(schema.getTypeMap()).length;
    expect(totalOf('{ __schema { types { name } } }')).toBe(1 + 1 + types * 2);
    expect(totalOf('{ __schema { description } }')).toBe(2);
  });

  it('counts a type requested by name as the largest type', () => {
    const one = totalOf('{ __schema { types { fields { name } } } }');
    const named = totalOf('{ __type(name: "Tire") { fields { name } } }');
    const types = Object.keys(schema.getTypeMap()).length;
    expect(named).toBeGreaterThan(one / types);
  });
});
