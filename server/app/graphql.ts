import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { noteRefusals } from '#server/features/identity/api-clients/client-use';
import type { Context } from '#server/platform/context';
import { writeAnswer } from '#server/platform/graphql/answer-size';
import { compiledOperations } from '#server/platform/graphql/compiled';
import { documentLimits, mostTokens } from '#server/platform/graphql/document-limits';
import { formatError } from '#server/platform/graphql/errors';
import { costLimit } from '#server/platform/graphql/limits';
import { measuredOperations } from '#server/platform/metrics/operations';
import { errorStatuses } from '#server/platform/graphql/statuses';
import { typeScopes } from '#server/platform/graphql/type-scopes';
import { namedVariables } from '#server/platform/graphql/wrong-variables';
import { clientOperations } from './client-operations';
import { portalSchema } from './schema/schema';
import { operationsWhileSeeing } from './seeing-gate';

/** The GraphQL server over the one schema, with every limit in place. */
export async function startGraphql(): Promise<ApolloServer<Context>> {
  const schema = await portalSchema();
  const known = clientOperations();
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: mostTokens, noLocation: false },
    validationRules: [documentLimits],
    validationOptions: { maxErrors: 10, hideSuggestions: true },
    stringifyResult: writeAnswer,
    formatError,
    // It would close the port at once; main.ts ends what runs in its order.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationsWhileSeeing,
      typeScopes(schema),
      costLimit(schema, known),
      compiledOperations(schema, known),
      namedVariables(schema),
      errorStatuses,
      measuredOperations(known),
      noteRefusals,
    ],
  });
  await server.start();
  return server;
}
