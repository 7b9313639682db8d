import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import {
  type FormattedExecutionResult,
  getVariableValues,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context';
import { plugin } from './plugin';
import { formatError } from './errors';
import { withCheckedValues, withoutRecursion } from './recursive-inputs';
import { noteWritten } from './written-nodes';

interface Compiled {
  /** Variables that the compiled function takes as values that have been checked. */
  recursive: readonly VariableDefinitionNode[];
  run: CompiledQuery['query'];
}

const toFormatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);

const answer = (singleResult: FormattedExecutionResult): GraphQLResponse => ({
  http: { status: undefined, headers: new HeaderMap() },
  body: { kind: 'single', singleResult },
});

/**
 * Executes the client's own operations with compiled functions. Other documents run on graphql-js, because compiling
 * documents of strangers would fill the memory. `hashes` are the SHA-256 of the client's documents.
 */
export function compiledOperations(
  schema: GraphQLSchema,
  hashes: ReadonlySet<string>,
): ApolloServerPlugin<Context> {
  const compiled = new Map<string, Compiled>();
  const compilable = withCheckedValues(schema);
  return plugin({
    async responseForOperation({
      queryHash,
      document: sent,
      operation,
      operationName,
      request,
      contextValue,
    }) {
      if (!queryHash || !sent || !operation || !hashes.has(queryHash)) return null;
      let query = compiled.get(queryHash);
      if (!query) {
        const { recursive, document } = withoutRecursion(schema, sent, operation);
        const result = compileQuery(compilable, document, operationName ?? undefined);
        if (!isCompiledQuery(result)) return null;
        compiled.set(queryHash, (query = { recursive, run: (result as CompiledQuery).query }));
      }
      const variables = request.variables ?? {};
      const { coerced, errors: wrong } = getVariableValues(schema, query.recursive, variables, {
        maxErrors: 1,
      });
      if (wrong) return answer({ errors: wrong.map(toFormatted) });
      const written = (contextValue.written = []);
      const result = await query.run(undefined, contextValue, { ...variables, ...coerced });
      const errors = result.errors?.map(toFormatted);
      noteWritten(result.data, written);
      return answer({ ...(errors && { errors }), ...('data' in result && { data: result.data }) });
    },
  });
}
