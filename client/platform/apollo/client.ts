import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { finalize, from, mergeMap, type Observable, of, tap, throwError } from 'rxjs';
import { connection, noteAnswer, noteSilence, onConnection } from '#client/platform/requests/connection';
import { errorCode, isSilence, RestError } from '#client/platform/requests/error-code';
import { inTime, late } from '#client/platform/requests/in-time';
import { announceRejection } from '#client/platform/requests/rejections';
import { answerClock } from '#client/platform/server-clock';
import { hasSignedInAgain, isSessionRejection, tokenOrRenewed } from '#client/platform/sign-in/access-token';
import type { SessionStart } from '#client/platform/sign-in/session';
import { addUnsavedWork } from '#client/platform/sign-in/unsaved-work';
import { createCache } from './cache';
import { saveKeys } from './save-keys';

// Timeouts in milliseconds, because some networks drop requests without an error. Mutations may take longer.
const patience = { query: 10_000, mutation: 60_000 };

/** The options of `fetch` with a timeout in milliseconds. */
type Timed = RequestInit & { patience?: number };

async function fetchOnTime(
  input: RequestInfo | URL,
  { patience: milliseconds = patience.query, ...init }: Timed = {},
): Promise<Response> {
  const limit = new AbortController();
  const giveUp = () => {
    noteSilence();
    limit.abort(late());
  };
  const timer = setTimeout(giveUp, milliseconds);
  try {
    const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    const response = await fetch(input, { ...init, signal });
    if (![502, 503, 504].includes(response.status)) noteAnswer();
    const date = response.headers.get('date');
    if (date) answerClock.value.sync(date);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** The error for a sign-in that an administrator has to link to a profile first. */
const unlinked = new RestError('LINK_REQUIRED', 'An administrator has to link this sign-in first.');

/**
 * Retries a request that was rejected for lack of a profile after the session is initialized. Other requests don't wait
 * for that.
 */
const sendAgain = (initialized: Promise<SessionStart>): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) =>
    errorCode(error) === 'NO_PROFILE'
      ? from(initialized).pipe(
          mergeMap((start) => (start === 'unlinked' ? throwError(() => unlinked) : forward(operation))),
        )
      : undefined,
  );

/** Retries a request that was rejected because the session ended, after the person has signed in again. */
const sendInNextSession = (): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) =>
    isSessionRejection(errorCode(error))
      ? from(hasSignedInAgain()).pipe(
          mergeMap((again) => (again ? forward(operation) : throwError(() => error))),
        )
      : undefined,
  );

/** Counts a mutation as unsaved work until it is answered. */
const noteUnsaved = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === 'mutation'
      ? forward(operation).pipe(finalize(addUnsavedWork()))
      : forward(operation),
  );

/** The maximum number of repeats of a query while mutations keep being answered. */
const maxRepeats = 3;

/** Repeats queries that overlap a mutation, because their response may contain the state before it. */
function readAfterChanges(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') return forward(operation).pipe(tap(() => (changes += 1)));
    const read = (repeats: number): Observable<ApolloLink.Result> => {
      const before = changes;
      return forward(operation).pipe(
        mergeMap((answer) => (changes === before || repeats === maxRepeats ? of(answer) : read(repeats + 1))),
      );
    };
    return read(0);
  });
}

/**
 * Creates the Apollo client. It adds a valid access token if someone is signed in, retries queries after network
 * errors, waits while an expired session can be renewed, and announces rejections. `initialized` resolves when the
 * session is initialized or rejected.
 */
export function createApolloClient(
  token: () => Promise<string | undefined>,
  initialized: Promise<SessionStart> = Promise.resolve('made'),
): ApolloClient {
  const authorize = new SetContextLink(async ({ headers }, { operationType }) => {
    const accessToken = await tokenOrRenewed(() => inTime(token(), patience.query));
    return {
      headers: accessToken ? { ...headers, authorization: `Bearer ${accessToken}` } : headers,
      fetchOptions: { patience: patience[operationType === 'mutation' ? 'mutation' : 'query'] },
    };
  });
  const report = new ErrorLink(({ error }) => {
    if (isSilence(error)) noteSilence();
    announceRejection(errorCode(error));
  });
  // Mutations aren't retried here: the caller decides if a mutation may run twice.
  const retry = new RetryLink({
    delay: { initial: 300, max: 3000, jitter: true },
    attempts: (count, { operationType }, error) =>
      count < 4 && operationType === 'query' && errorCode(error) === 'NETWORK',
  });
  const client = new ApolloClient({
    link: ApolloLink.from([
      noteUnsaved(),
      report,
      saveKeys(),
      retry,
      sendInNextSession(),
      sendAgain(initialized),
      // Comes after the retrying links, so that each retry counts as a request of its own.
      readAfterChanges(),
      authorize,
      new HttpLink({ uri: '/graphql', fetch: fetchOnTime }),
    ]),
    cache: createCache(),
    defaultOptions: {
      // Cached data appears at once and is refetched, because attempts on another device can change it.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
  // Refetches visible data when the connection returns, including failed queries.
  onConnection(() => {
    if (connection() === 'ok') void client.refetchQueries({ include: 'active' });
  });
  return client;
}
