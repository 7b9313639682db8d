import {
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
} from 'graphql';
import { Extensions } from 'type-graphql';

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Declares how many entries a list is expected to have at most, by a rule of the portal or from all data seen. The cost
 * of a query is estimated from it; longer lists are charged by their real size, so it isn't a limit.
 */
export const ListSize = (entries: number): MethodDecorator & PropertyDecorator =>
  Extensions({ listSize: entries });

/** Declares the cost of a field that is more expensive than others, because it runs statements or reads long texts. */
export const Cost = (cost: number): MethodDecorator & PropertyDecorator => Extensions({ cost });

/** The cost of one statement. Counting a whole list takes a separate one. */
export const statementCost = 300;

export const isList = (field: AnyField): boolean => isListType(getNullableType(field.type));

const hasFirst = (field: AnyField): boolean => field.args.some(({ name }) => name === 'first');

/** Returns true if the size of a list is the `first` of a field above it. */
const isPage = (type: GraphQLObjectType, field: AnyField): boolean =>
  type.name.endsWith('Connection') && (field.name === 'nodes' || field.name === 'edges');

export const isIntrospection = ({ name }: { name: string }): boolean => name.startsWith('__');

const largestType = 'fields of the largest type';

/** Returns the average sizes of the introspection lists in this schema. */
function introspectionSizes(schema: GraphQLSchema): Map<string, number> {
  const types = Object.values(schema.getTypeMap());
  const directives = schema.getDirectives();
  const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  const inputs = types.map((type) =>
    'getFields' in type && !isObjectType(type) ? Object.keys(type.getFields()).length : 0,
  );
  const values = types.map((type) => ('getValues' in type ? type.getValues().length : 0));
  const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
  const each = {
    '__Schema.types': types.length,
    '__Schema.directives': directives.length,
    '__Type.fields': fields.length / types.length,
    [largestType]: Math.max(
      ...types.map((type) => (isObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    ),
    '__Type.inputFields': sum(inputs) / types.length,
    '__Type.enumValues': sum(values) / types.length,
    '__Field.args': sum(fields.map(({ args }) => args.length)) / fields.length,
    '__Directive.args': sum(directives.map(({ args }) => args.length)) / directives.length,
    '__Directive.locations': sum(directives.map(({ locations }) => locations.length)) / directives.length,
    // The schema has neither interfaces nor unions.
    '__Type.interfaces': 0,
    '__Type.possibleTypes': 0,
  };
  return new Map(Object.entries(each));
}

const introspection = new WeakMap<GraphQLSchema, Map<string, number>>();

function sizesOf(schema: GraphQLSchema): Map<string, number> {
  let sizes = introspection.get(schema);
  if (!sizes) introspection.set(schema, (sizes = introspectionSizes(schema)));
  return sizes;
}

const byName = ['__type', 'queryType', 'mutationType'];

/**
 * Returns how often the selections below a non-list field count. A type requested by name may be the largest, with many
 * times the average fields, and half of all types wrap another one.
 */
export function presence(schema: GraphQLSchema, type: GraphQLObjectType, field: AnyField): number {
  const sizes = sizesOf(schema);
  if (byName.includes(field.name)) return sizes.get(largestType)! / sizes.get('__Type.fields')!;
  return type.name === '__Type' && field.name === 'ofType' ? 0.5 : 1;
}

/**
 * Returns the expected entries of a list; undefined if not declared. `first` is the page size of the nearest field
 * above.
 */
export function listSize(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: AnyField,
  first: number,
): number | undefined {
  if (hasFirst(field) || isPage(type, field)) return first;
  if (!isIntrospection(type)) return field.extensions['listSize'] as number | undefined;
  return sizesOf(schema).get(`${type.name}.${field.name}`);
}
