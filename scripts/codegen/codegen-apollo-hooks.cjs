const { Kind } = require('graphql');

// Callers may omit the options only if the operation has no required variables.
const helpers = `
type Optional<V, O> = {} extends V ? [options?: O] : [options: O];
`;

function queryHooks(name) {
  const [data, variables, document] = [`${name}Query`, `${name}QueryVariables`, `${name}Document`];
  const types = `${data}, ${variables}`;
  return `
export function use${name}Query(
  ...[options]: Optional<${variables}, Apollo.useQuery.Options<${types}> | Apollo.SkipToken>
): Apollo.useQuery.Result<${types}, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(${document}, options as Apollo.useQuery.Options<${types}>);
}
export function use${name}LazyQuery(options?: Apollo.useLazyQuery.Options<${types}>) {
  return Apollo.useLazyQuery<${types}>(${document}, options);
}
export function use${name}SuspenseQuery(
  ...[options]: Optional<${variables}, Apollo.useSuspenseQuery.Options<${variables}>>
): Apollo.useSuspenseQuery.Result<${types}, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(${document}, options as Apollo.useSuspenseQuery.Options<${variables}>);
}`;
}

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `
export function use${name}Mutation(options?: Apollo.useMutation.Options<${types}>) {
  return Apollo.useMutation<${types}>(${name}Document, options);
}`;
}

/** A plugin of GraphQL Code Generator: returns typed React hooks of Apollo Client 4 for the typed documents. */
exports.plugin = function plugin(schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.map(({ operation, name }) => {
    const pascal = name.value[0].toUpperCase() + name.value.slice(1);
    return operation === 'mutation' ? mutationHook(pascal) : queryHooks(pascal);
  });
  if (hooks.length === 0) return '';
  const asksForData = operations.some(({ operation }) => operation === 'query');
  return {
    prepend: [`import * as Apollo from '@apollo/client/react';`],
    content: (asksForData ? helpers : '') + hooks.join('\n'),
  };
};
