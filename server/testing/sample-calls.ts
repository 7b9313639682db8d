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

const samples: Record<string, unknown> = {
  ID: '00000000-0000-4000-8000-000000000000',
  String: 'sample',
  Int: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00.000Z',
};

/** A value that fits a type. */
export function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return samples[type.name];
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, sample(field.type)]));
}

/** A query or mutation with values that fit its types, so that only a rule can refuse it. */
export interface SampleCall {
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

function call(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): SampleCall {
  const required = field.args.filter((arg: GraphQLArgument) => isNonNullType(arg.type));
  const list = (open: string, entries: string[]): string =>
    entries.length ? `(${entries.join(', ')})` : open;
  const declared = list(
    '',
    required.map((arg) => `$${arg.name}: ${String(arg.type)}`),
  );
  const passed = list(
    '',
    required.map((arg) => `${arg.name}: $${arg.name}`),
  );
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    name: field.name,
    query: `${kind}${declared} { ${field.name}${passed}${selection} }`,
    variables: Object.fromEntries(required.map((arg) => [arg.name, sample(arg.type)])),
  };
}

/** Every query and mutation of the schema. */
export function sampleCalls(schema: GraphQLSchema): SampleCall[] {
  const queries = Object.values(schema.getQueryType()!.getFields());
  const mutations = Object.values(schema.getMutationType()!.getFields());
  return [
    ...queries.map((field) => call('query', field)),
    ...mutations.map((field) => call('mutation', field)),
  ];
}
