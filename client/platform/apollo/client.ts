import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { errorCode } from '#client/platform/error-code';
import { announceRefusal } from '#client/platform/refusals';
import { answerClock } from '#client/platform/server-clock';
import { createCache } from './cache';

async function fetchOnTime(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const date = response.headers.get('date');
  if (date) answerClock.sync(date);
  return response;
}

/**
 * The client for the server's GraphQL: signs requests with a valid access token, which a visitor has none of, tries
 * queries again when the network is lost, and announces what is refused.
 */
export function createApolloClient(token: () => Promise<string | undefined>): ApolloClient {
  const authorize = new SetContextLink(async ({ headers }) => {
    const accessToken = await token();
    return { headers: accessToken ? { ...headers, authorization: `Bearer ${accessToken}` } : headers };
  });
  const report = new ErrorLink(({ error }) => announceRefusal(errorCode(error)));
  // Changes are not repeated here: who sends one decides whether it may run twice.
  const retry = new RetryLink({
    delay: { initial: 300, max: 3000, jitter: true },
    attempts: (count, { operationType }, error) =>
      count < 4 && operationType === 'query' && errorCode(error) === 'NETWORK',
  });
  return new ApolloClient({
    link: ApolloLink.from([report, retry, authorize, new HttpLink({ uri: '/graphql', fetch: fetchOnTime })]),
    cache: createCache(),
    defaultOptions: {
      // What is known shows at once and is checked: a test taken elsewhere changes what is open.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
}
