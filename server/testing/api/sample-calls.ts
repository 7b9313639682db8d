import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

export const samples = {
  ID: '00000000-0000-4000-8000-000000000000',
  String: 'sample',
  Int: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00.000Z',
} as const;

/** Returns a valid value of a type. Optional fields of inputs have values down to `optional` levels. */
export function sample(type: GraphQLInputType, optional = 0): unknown {
  if (isNonNullType(type)) return sample(type.ofType, optional);
  if (isListType(type)) return [sample(type.ofType, optional)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return (samples as Record<string, unknown>)[type.name];
  const sent = Object.values(type.getFields()).filter((field) => optional > 0 || isNonNullType(field.type));
  return Object.fromEntries(sent.map((field) => [field.name, sample(field.type, optional - 1)]));
}

/** A query or mutation with valid values, so that only a rule can reject it. */
export interface SampleCall {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

function call(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  optional: number,
): SampleCall {
  const sent = field.args.filter((arg: GraphQLArgument) => optional > 0 || isNonNullType(arg.type));
  const list = (open: string, entries: string[]): string =>
    entries.length ? `(${entries.join(', ')})` : open;
  const declared = list(
    '',
    sent.map((arg) => `$${arg.name}: ${String(arg.type)}`),
  );
  const passed = list(
    '',
    sent.map((arg) => `${arg.name}: $${arg.name}`),
  );
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    name: field.name,
    query: `${kind}${declared} { ${field.name}${passed}${selection} }`,
    variables: Object.fromEntries(sent.map((arg) => [arg.name, sample(arg.type, optional)])),
  };
}

/**
 * Returns every query and mutation of the schema, with values for optional arguments and fields down to `optional`
 * levels.
 */
export function sampleCalls(schema: GraphQLSchema, optional = 0): SampleCall[] {
  const queries = Object.values(schema.getQueryType()!.getFields());
  const mutations = Object.values(schema.getMutationType()!.getFields());
  return [
    ...queries.map((field) => call('query', field, optional)),
    ...mutations.map((field) => call('mutation', field, optional)),
  ];
}
