import type { GraphQLSchema } from 'graphql';
import { isForPeople } from '#server/platform/graphql/for-people';
import { isScope } from '#server/platform/access/scopes';
import { type OperationMetadata, operationMetadata } from './operation-metadata';

function wordsOf({ roles, extensions }: OperationMetadata): string {
  if (!roles) return isForPeople(extensions) ? 'API clients: none.' : 'API clients: all.';
  const scope = roles.find(isScope);
  return scope ? `API clients: \`${scope}\`.` : 'API clients: none.';
}

/** Adds the required scope of API clients to the description of every query and mutation. */
export function describeScopes(schema: GraphQLSchema): GraphQLSchema {
  const { queries, mutations } = operationMetadata();
  for (const [type, operations] of [
    [schema.getQueryType()!, queries],
    [schema.getMutationType()!, mutations],
  ] as const) {
    const fields = type.getFields();
    for (const operation of operations) {
      const field = fields[operation.schemaName];
      if (field) field.description = `${field.description} ${wordsOf(operation)}`;
    }
  }
  return schema;
}
