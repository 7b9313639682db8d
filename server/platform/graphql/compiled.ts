import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context';
import { plugin } from './plugin';
import { formatError } from './errors';
import { noteWritten } from './written-nodes';

/**
 * Executes the client's own operations with compiled functions. Other documents run on graphql-js, because compiling
 * documents of strangers would fill the memory. `hashes` are the SHA-256 of the client's documents.
 */
export function compiledOperations(
  schema: GraphQLSchema,
  hashes: ReadonlySet<string>,
): ApolloServerPlugin<Context> {
  const compiled = new Map<string, CompiledQuery>();
  return plugin({
    async responseForOperation({ queryHash, document, operationName, request, contextValue }) {
      if (!queryHash || !document || !hashes.has(queryHash)) return null;
      let query = compiled.get(queryHash);
      if (!query) {
        const result = compileQuery(schema, document, operationName ?? undefined);
        if (!isCompiledQuery(result)) return null;
        compiled.set(queryHash, (query = result as CompiledQuery));
      }
      const written = (contextValue.written = []);
      const result = await query.query(undefined, contextValue, request.variables ?? {});
      const errors = result.errors?.map((error: GraphQLError): GraphQLFormattedError =>
        formatError(error.toJSON(), error),
      );
      noteWritten(result.data, written);
      return {
        http: { status: undefined, headers: new HeaderMap() },
        body: {
          kind: 'single',
          singleResult: { ...(errors && { errors }), ...('data' in result && { data: result.data }) },
        },
      };
    },
  });
}
