import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gql, type ApolloClient } from '@apollo/client';
import { connection, noteAnswer } from '#client/platform/requests/connection';
import { errorCode } from '#client/platform/requests/error-code';
import { resetModuleStates } from '#client/platform/module-state';
import { provideAccessToken } from '#client/platform/sign-in/access-token';
import { pauseRequests, rejectRequests, resumeRequests } from '#client/platform/sign-in/paused-requests';
import type { SessionStart } from '#client/platform/sign-in/session';
import { hasUnsavedWork } from '#client/platform/sign-in/unsaved-work';
import { createApolloClient } from './client';

const query = gql`
  query Name {
    name
  }
`;
const realFetch = globalThis.fetch;
let answer: (signal: AbortSignal) => Promise<Response>;
/** The `Idempotency-Key` of each mutation sent. */
let keys: (string | undefined)[];

const answered = (given: object) =>
  ({
    ok: true,
    status: 200,
    headers: new Map([['content-type', 'application/json']]),
    text: async () => JSON.stringify({ data: given }),
  }) as unknown as Response;
const data = (name: string) => answered({ name });
const page = (status: number) =>
  ({
    ok: false,
    status,
    headers: new Map(),
    text: async () => '<h1>Bad Gateway</h1>',
  }) as unknown as Response;
const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const rejected = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  keys = [];
  type Sent = { signal: AbortSignal; headers?: Record<string, string> };
  globalThis.fetch = (async (path: string, { signal, headers }: Sent) => {
    if (path === '/graphql') keys.push(headers?.['idempotency-key']);
    const reply = await answer(signal);
    return path === '/readyz' ? { ok: reply.ok } : reply;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  resetModuleStates();
  noteAnswer();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

/** Watches the query like a screen, and returns its latest result. */
function watch(client: ApolloClient) {
  const seen: { name: string | undefined; error: boolean }[] = [];
  const screen = client.watchQuery<{ name: string }>({ query });
  const subscription = screen.subscribe(({ data: visible, error }) => {
    seen.push({ name: visible?.name as string | undefined, error: error !== undefined });
  });
  return { last: () => seen.at(-1), refetch: () => screen.refetch(), stop: () => subscription.unsubscribe() };
}

describe('a mutation', () => {
  const rename = gql`
    mutation Rename {
      rename
    }
  `;

  /** Opens a screen whose query waits for its response, like each later one. */
  async function waiting() {
    const client = createApolloClient(async () => undefined);
    const reads: ((response: Response) => void)[] = [];
    const hold = () => new Promise<Response>((done) => reads.push(done));
    answer = hold;
    const first = watch(client);
    await jest.advanceTimersByTimeAsync(100);
    return {
      first,
      reads,
      give: async (read: number, name: string) => {
        reads[read]!(data(name));
        await jest.advanceTimersByTimeAsync(100);
      },
      change: async (more: Partial<ApolloClient.MutateOptions> = {}) => {
        answer = async () => {
          answer = hold;
          return answered({ rename: true });
        };
        const changed = client.mutate({ mutation: rename, ...more });
        await jest.advanceTimersByTimeAsync(100);
        return { changed };
      },
    };
  }

  it('isn’t overwritten by an earlier query whose response comes later', async () => {
    const { first, give, change } = await waiting();
    await (
      await change()
    ).changed;
    await give(0, 'Dana');
    await give(1, 'Dana Whitfield');
    expect(first.last()).toEqual({ name: 'Dana Whitfield', error: false });
    first.stop();
  });

  it('isn’t overwritten either if the query was repeated in between', async () => {
    const { first, reads, give, change } = await waiting();
    await (
      await change()
    ).changed;
    await give(0, 'Dana');
    await (
      await change()
    ).changed;
    await give(1, 'Dana W.');
    expect(reads).toHaveLength(3);
    await give(2, 'Dana Whitfield');
    expect(first.last()).toEqual({ name: 'Dana Whitfield', error: false });
    first.stop();
  });

  it('is included in queries sent after it, and in the same queries of other screens', async () => {
    const { first, give, change } = await waiting();
    const { changed } = await change({ refetchQueries: [query], awaitRefetchQueries: true });
    await give(0, 'Dana');
    await give(1, 'Dana Whitfield');
    await changed;
    expect(first.last()).toEqual({ name: 'Dana Whitfield', error: false });
    first.stop();
  });
});

describe('the data on a screen', () => {
  it.each([
    ['no server responds', rejected],
    ['a proxy can’t reach the server', async () => page(502)],
    ['the request hangs', hang],
  ])('stays pending while %s, and loads automatically afterwards', async (_, failure) => {
    const client = createApolloClient(async () => undefined);
    answer = failure;
    const first = watch(client);
    await jest.advanceTimersByTimeAsync(11_000);
    expect(connection()).toBe('silent');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(first.last()).toMatchObject({ name: undefined, error: true });
    answer = async () => data('Dana');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(first.last()).toEqual({ name: 'Dana', error: false });
    expect(connection()).toBe('ok');
    first.stop();
  });

  it('stays visible if reloading fails', async () => {
    const client = createApolloClient(async () => undefined);
    answer = async () => data('Dana');
    const screen = watch(client);
    await jest.advanceTimersByTimeAsync(0);
    answer = rejected;
    const again = screen.refetch().catch(() => 'rejected');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await again).toBe('rejected');
    expect(screen.last()?.name).toBe('Dana');
    screen.stop();
  });

  it('shows an error if the portal reports an unavailable service', async () => {
    const client = createApolloClient(async () => undefined);
    const body = { errors: [{ message: 'no', extensions: { code: 'UNAVAILABLE' } }] };
    answer = async () => ({ ...page(503), text: async () => JSON.stringify(body) }) as unknown as Response;
    const screen = watch(client);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(screen.last()?.error).toBe(true);
    expect(connection()).toBe('ok');
    screen.stop();
  });
});

describe('a request without a profile', () => {
  const noProfile = (status: number) => {
    const errors = [{ message: 'no', extensions: { code: 'NO_PROFILE' } }];
    const text = async () => JSON.stringify({ errors, data: null });
    return { ...data(''), ok: status === 200, status, text } as unknown as Response;
  };

  it.each([200, 403])('is retried after %d once the session is initialized', async (status) => {
    const made = Promise.withResolvers<SessionStart>();
    const client = createApolloClient(async () => undefined, made.promise);
    let sent = 0;
    answer = async () => (++sent === 1 ? noProfile(status) : data('Dana'));
    const screen = watch(client);
    await jest.advanceTimersByTimeAsync(1000);
    expect([sent, screen.last()]).toEqual([1, { name: undefined, error: false }]);
    made.resolve('made');
    await jest.advanceTimersByTimeAsync(1000);
    expect([sent, screen.last()]).toEqual([2, { name: 'Dana', error: false }]);
    screen.stop();
  });

  it('fails with LINK_REQUIRED if the sign-in isn’t linked', async () => {
    const client = createApolloClient(async () => undefined, Promise.resolve('unlinked'));
    answer = async () => noProfile(200);
    const rejected = client.query({ query }).catch(errorCode);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await rejected).toBe('LINK_REQUIRED');
  });

  it('fails if the session couldn’t be initialized', async () => {
    const client = createApolloClient(async () => undefined);
    let sent = 0;
    answer = async () => (sent++, noProfile(200));
    const screen = watch(client);
    await jest.advanceTimersByTimeAsync(1000);
    expect([sent, screen.last()]).toEqual([2, { name: undefined, error: true }]);
    screen.stop();
  });
});

describe('the idempotency key of a mutation', () => {
  const rename = gql`
    mutation Rename($input: String) {
      rename(input: $input)
    }
  `;

  it('stays the same while its response is lost, and differs for another mutation', async () => {
    const client = createApolloClient(async () => undefined);
    const change = async (input: string, reply: typeof answer) => {
      answer = reply;
      const changed = client.mutate({ mutation: rename, variables: { input } }).catch(() => 'lost');
      await jest.advanceTimersByTimeAsync(100);
      await changed;
      return keys.at(-1);
    };
    const renamed = async () => answered({ rename: true });
    const first = await change('Snow', rejected);
    expect(first).toBeTruthy();
    expect(await change('Snow', async () => page(502))).toBe(first);
    expect(await change('Snow', renamed)).toBe(first);
    expect(await change('Snow', rejected)).not.toBe(first);
    const ice = await change('Ice', rejected);
    expect(await change('Snow', renamed)).not.toBe(ice);
  });
});

describe('the timeout of a mutation', () => {
  it('is longer than that of a query', async () => {
    const client = createApolloClient(async () => undefined);
    answer = hang;
    let ended = false;
    const change = client
      .mutate({
        mutation: gql`
          mutation Change {
            change
          }
        `,
      })
      .catch(() => 'silent')
      .finally(() => (ended = true));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(ended).toBe(false);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await change).toBe('silent');
  });
});

describe('a session that ended with unsaved work', () => {
  const save = gql`
    mutation Save($updatedAt: String!) {
      save(updatedAt: $updatedAt)
    }
  `;
  const rejection = () =>
    ({
      ok: true,
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      text: async () => JSON.stringify({ errors: [{ message: '', extensions: { code: 'TOKEN_INVALID' } }] }),
    }) as unknown as Response;
  const variables = { updatedAt: '2026-11-29T08:00:00Z' };

  /** Creates a client whose session ends when it requests or renews a token. `sent` are the bodies that reach the server. */
  function expiring(token: () => Promise<string | undefined>) {
    const sent: unknown[] = [];
    const plain = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      sent.push([
        new Headers(init.headers).get('authorization'),
        (JSON.parse(init.body as string) as { variables: unknown }).variables,
      ]);
      return plain(path, init);
    }) as typeof fetch;
    const saved = createApolloClient(token).mutate({ mutation: save, variables });
    const outcome = saved.then(({ data: saving }) => saving, errorCode);
    return { sent, outcome };
  }

  it('delays a save until the next session, and then sends it unchanged', async () => {
    const session: { token?: string } = {};
    const wasUnsaved: boolean[] = [];
    answer = async () => answered({ save: true });
    const { sent, outcome } = expiring(async () => {
      if (!session.token) {
        wasUnsaved.push(hasUnsavedWork());
        pauseRequests();
      }
      return session.token;
    });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([sent, wasUnsaved]).toEqual([[], [true]]);
    session.token = 'second';
    resumeRequests();
    expect(await outcome).toEqual({ save: true });
    expect(sent).toEqual([['Bearer second', variables]]);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('repeats a save that the server rejected because of the session', async () => {
    let token = 'first';
    provideAccessToken({ token: async () => token, renew: async () => pauseRequests() });
    answer = async () => (token === 'first' ? rejection() : answered({ save: true }));
    const { sent, outcome } = expiring(async () => token);
    await jest.advanceTimersByTimeAsync(100);
    token = 'second';
    resumeRequests();
    expect(await outcome).toEqual({ save: true });
    expect(sent).toEqual([
      ['Bearer first', variables],
      ['Bearer second', variables],
    ]);
  });

  it('sends no save of a person who leaves', async () => {
    const { sent, outcome } = expiring(async () => {
      pauseRequests();
      return undefined;
    });
    await jest.advanceTimersByTimeAsync(100);
    rejectRequests();
    expect([await outcome, sent]).toEqual(['UNAUTHENTICATED', []]);
  });
});
