import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { Context } from '../context';
import { AppError, errorCodes } from '../errors';
import { requireReader } from '../policy';
import { countBeforeWriting } from './answer-size';
import { type QueryCost, queryCost } from './cost';

/** What a query may cost: less for strangers, who have lists to choose from and certificates to read. */
export const largestCost = { stranger: 5000, others: 15_000 };
/** Cost that counts as one request more. */
const costOfRequest = 1000;

/** Whether a document asks for the schema itself, which `__typename` does not. */
function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name: { value } }) {
      if (value === '__schema' || value === '__type') found = true;
    },
  });
  return found;
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sent: Record<string, unknown>,
): QueryCost {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], sent);
  if (errors) throw errors[0]!;
  return queryCost(schema, document, operation, coerced);
}

/**
 * Refuses a query whose cost is over the limit before anything of it runs, counts the cost against its caller's
 * ceiling, and leaves its budget for the lists to keep to. `trusted` are the hashes of the client's own documents.
 */
export function costLimit(schema: GraphQLSchema, trusted: ReadonlySet<string>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, queryHash, contextValue }) {
          if (!operation || trusted.has(queryHash)) return;
          const { viewer } = contextValue;
          if (introspects(document)) requireReader(viewer);
          const { total, entries } = costOf(schema, document, operation, request.variables ?? {});
          const most = viewer.kind === 'stranger' ? largestCost.stranger : largestCost.others;
          if (total > most) {
            const reason = `${errorCodes.QUERY_TOO_COMPLEX.reason} (cost ${total}, at most ${most})`;
            throw new AppError('QUERY_TOO_COMPLEX', reason);
          }
          await contextValue.spend(Math.floor(total / costOfRequest));
          contextValue.budget = { left: most - total, entries };
        },
        async willSendResponse({ contextValue, response: { body } }) {
          if (contextValue.budget && body.kind === 'single') countBeforeWriting(body.singleResult.data);
        },
      };
    },
  };
}
