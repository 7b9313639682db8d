import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity';
import type { Context } from '../context';
import { errorCodes } from '../errors';

const largestCost = 5000;
const rootCost = 100;

/** A root field costs a statement; a list costs its fields as often as it may have entries. */
function estimate({ type, args, childComplexity }: ComplexityEstimatorArgs): number {
  const own = type.name === 'Query' || type.name === 'Mutation' ? rootCost : 1;
  return own + childComplexity * Math.max(1, Number(args['first']) || 1);
}

/** Refuses a query whose cost is over the limit before anything of it runs. */
export function costLimit(schema: GraphQLSchema, trusted: ReadonlySet<string>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request, operationName, queryHash }) {
          if (trusted.has(queryHash)) return;
          const cost = getComplexity({
            schema,
            query: document,
            variables: request.variables ?? {},
            operationName: operationName ?? undefined,
            estimators: [estimate],
          });
          if (cost > largestCost) {
            throw new GraphQLError(
              `${errorCodes.QUERY_TOO_COMPLEX.reason} (cost ${cost}, at most ${largestCost})`,
              {
                extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } },
              },
            );
          }
        },
      };
    },
  };
}
