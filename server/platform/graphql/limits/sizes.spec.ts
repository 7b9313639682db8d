import 'reflect-metadata';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getIntrospectionQuery,
  type GraphQLObjectType,
  type GraphQLSchema,
  graphqlSync,
  type IntrospectionQuery,
} from 'graphql';
import { buildSchemaSync, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Cost, isIntrospection, isList, listSize, ListSize, presence } from './sizes';

const sdl = `
  directive @mark(a: Int, b: Int, c: Int) on FIELD | QUERY
  enum Season { summer winter all }
  input Size { width: Int ratio: Int rim: Int label: String }
  type Tire { name: String tags: [String!]! maybe: [String] ofType: Tire nodes: [Tire!]! }
  type TireConnection { nodes: [Tire!]! edges: [Tire!] others: [Tire!] }
  type Large { a: Int b(x: Int, y: Size): Int c: Int d: Int e: Int f: Int g: Int h(season: Season): Int i: Int j: Int }
  type Query { tires(first: Int, after: String): TireConnection all(first: Int): [Tire!] some(after: String): [Tire!] large: Large }
`;

let schema: GraphQLSchema;
// The sizes of a schema are cached, so each spec needs a new schema.
beforeEach(() => {
  schema = buildSchema(sdl);
});

const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const fieldOf = (type: string, field: string) => typeOf(type).getFields()[field]!;
const sizeOf = (type: string, field: string, first = 7) =>
  listSize(schema, typeOf(type), fieldOf(type, field), first);

describe('schema field', () => {
  it('is a list even if it is nullable', () => {
    const lists = ['name', 'tags', 'maybe', 'ofType', 'nodes'].filter((name) =>
      isList(fieldOf('Tire', name)),
    );
    expect(lists).toEqual(['tags', 'maybe', 'nodes']);
  });

  it('belongs to introspection if its name begins with two underscores', () => {
    expect(['__type', 'type', '_x', 'x__'].map((name) => isIntrospection({ name }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('size of a list', () => {
  it('is the page size for lists with a page argument and for entries of a page', () => {
    expect([
      sizeOf('Query', 'all'),
      sizeOf('TireConnection', 'nodes'),
      sizeOf('TireConnection', 'edges', 3),
    ]).toEqual([7, 7, 3]);
  });

  it('is unknown if nothing declares it', () => {
    const unknown = [sizeOf('Query', 'some'), sizeOf('Tire', 'nodes'), sizeOf('TireConnection', 'others')];
    expect(unknown).toEqual([undefined, undefined, undefined]);
  });

  it('is the declared one, also next to a declared cost', () => {
    @ObjectType()
    class Wheel {
      @ListSize(6)
      @Field(() => [String])
      nuts!: string[];

      @Cost(40)
      @Field(() => String)
      rim!: string;
    }
    @Resolver()
    class Wheels {
      @Query(() => Wheel)
      wheel(): void {}
    }
    // Other files of the group may have loaded resolvers with authorization rules.
    const authChecker = () => false;
    const declared = buildSchemaSync({ resolvers: [Wheels], validate: false, authChecker });
    const wheel = declared.getType('Wheel') as GraphQLObjectType;
    const { nuts, rim } = wheel.getFields();
    expect(listSize(declared, wheel, nuts!, 1)).toBe(6);
    expect(rim!.extensions['cost']).toBe(40);
  });
});

describe('introspection lists', () => {
  const { data } = graphqlSync({ schema: buildSchema(sdl), source: getIntrospectionQuery() });
  const {
    __schema: { types, directives },
  } = data as unknown as IntrospectionQuery;
  const fields = types.flatMap((type) => (type.kind === 'OBJECT' ? type.fields : []));
  const inputs = types.flatMap((type) => (type.kind === 'INPUT_OBJECT' ? type.inputFields : []));
  const values = types.flatMap((type) => (type.kind === 'ENUM' ? type.enumValues : []));
  const average = (lists: readonly (readonly unknown[])[]) => lists.flat().length / lists.length;

  it.each([
    ['__Schema', 'types', types.length],
    ['__Schema', 'directives', directives.length],
    ['__Type', 'fields', fields.length / types.length],
    ['__Type', 'inputFields', inputs.length / types.length],
    ['__Type', 'enumValues', values.length / types.length],
    ['__Field', 'args', average(fields.map(({ args }) => args))],
    ['__Directive', 'args', average(directives.map(({ args }) => args))],
    ['__Directive', 'locations', average(directives.map(({ locations }) => locations))],
    ['__Type', 'interfaces', 0],
    ['__Type', 'possibleTypes', 0],
  ])('have the average size in the schema: %s.%s', (type, field, size) => {
    expect(sizeOf(type, field)).toBeCloseTo(size, 9);
    expect(sizeOf(type, field)).toBe(sizeOf(type, field));
  });

  it('have the size of the largest type if a type is requested by name', () => {
    const largest = Math.max(...types.map((type) => (type.kind === 'OBJECT' ? type.fields.length : 0)));
    const times = largest / (fields.length / types.length);
    const presenceOf = (type: string, field: string) => presence(schema, typeOf(type), fieldOf(type, field));
    expect(presenceOf('__Schema', 'queryType')).toBeCloseTo(times, 9);
    expect(presenceOf('__Schema', 'mutationType')).toBeCloseTo(times, 9);
    const byName = { ...fieldOf('Tire', 'name'), name: '__type' };
    expect(presence(schema, typeOf('Query'), byName)).toBeCloseTo(times, 9);
  });

  it('count `ofType` as half a type', () => {
    expect(presence(schema, typeOf('__Type'), fieldOf('__Type', 'ofType'))).toBe(0.5);
    expect(presence(schema, typeOf('__Type'), fieldOf('__Type', 'name'))).toBe(1);
    expect(presence(schema, typeOf('Tire'), fieldOf('Tire', 'ofType'))).toBe(1);
  });
});
