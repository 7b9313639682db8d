import type { GraphQLSchema } from 'graphql';
import { isForPeople } from '#server/platform/graphql/for-people';
import { isScope } from '#server/platform/scopes';
import { type OperationMetadata, operationMetadata } from './operation-metadata';

function wordsOf({ roles, extensions }: OperationMetadata): string {
  if (!roles) return isForPeople(extensions) ? 'API clients: none.' : 'API clients: all.';
  const scope = roles.find(isScope);
  return scope ? `API clients: \`${scope}\`.` : 'API clients: none.';
}

/** Has every query and mutation say by which scope programs call it, so that the schema tells integrators. */
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
