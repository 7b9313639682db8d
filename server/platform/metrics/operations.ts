import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../context';
import { statusOf } from '../graphql/errors';
import { endSpan, startSpan } from '../logging/spans';
import { operationSeconds } from './metrics';

function outcomeOf(errors: readonly GraphQLFormattedError[] = []): string {
  if (errors.length === 0) return 'answered';
  return errors.some((error) => statusOf([error]) >= 500) ? 'failed' : 'rejected';
}

/**
 * Measures and traces operations by name. Only the client's own documents, whose hashes are `known`, count by name,
 * because other callers could create any number of names.
 */
export const measuredOperations = (known: ReadonlySet<string>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const began = performance.now();
    const span = startSpan('graphql');
    return {
      async willSendResponse({ operationName, queryHash, response: { body } }) {
        const isKnown = queryHash !== undefined && known.has(queryHash);
        const operation = (isKnown && operationName) || 'other';
        const outcome = body.kind === 'single' ? outcomeOf(body.singleResult.errors) : 'answered';
        span.updateName(`graphql ${operation}`);
        endSpan(span, outcome === 'failed');
        operationSeconds.observe({ operation, outcome }, (performance.now() - began) / 1000);
      },
    };
  },
});
