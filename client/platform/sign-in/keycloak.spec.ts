import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { resetModuleStates } from '#client/platform/module-state';
import { clearSessionEnd, keepSessionEnd } from './session-end';
import { ProviderUnreachable } from './unreachable';

const issuer = 'https://id.treadway.example/realms/treadway';

type Init = (options: { onLoad?: string }) => Promise<boolean>;
const init = jest.fn<Init>();
const createLoginUrl = jest.fn(async (_options: { loginHint?: string }) => '#form');
const updateToken = jest.fn<() => Promise<boolean>>();
let nextSubject = 'dana';
let authenticated = true;
class Keycloak {
  didInitialize = false;
  get authenticated() {
    return authenticated;
  }
  subject = nextSubject;
  token = 'access';
  idTokenParsed = { email: 'ada@example.com' };
  createLoginUrl = createLoginUrl;
  updateToken = updateToken;
  init: Init = (options) => {
    this.didInitialize = true;
    return init(options);
  };
}
jest.unstable_mockModule('keycloak-js', () => ({ default: Keycloak }));
const { createSignIn } = await import('./keycloak');

type Answer = (signal: AbortSignal) => Promise<Response>;
const answerOf =
  (status: number): Answer =>
  async () =>
    ({ ok: status < 400, status }) as Response;
const never = <T>() => new Promise<T>(() => undefined);
const hangs: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const noNetwork: Answer = async () => {
  throw new TypeError('Failed to fetch');
};

const realFetch = globalThis.fetch;
const meta = document.createElement('meta');
meta.name = 'identity-issuer';
meta.content = issuer;
const requests = jest.fn<(address: string) => void>();

function answerWith(answer: Answer): void {
  globalThis.fetch = (async (address: string, { signal }: { signal: AbortSignal }) => {
    requests(address);
    return answer(signal);
  }) as typeof fetch;
}

beforeEach(() => {
  resetModuleStates();
  authenticated = true;
  jest.useFakeTimers();
  // The real one doesn't follow the fake clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  document.head.append(meta);
  init.mockImplementation(() => never());
});
afterEach(() => {
  meta.remove();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const mock of [init, createLoginUrl, updateToken, requests]) mock.mockClear();
  window.location.hash = '';
  nextSubject = 'dana';
});

/** Returns the result of `work` after so many milliseconds, or `pending` if there is none. */
async function outcomeAfter(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'pending';
  work.then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  await jest.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

describe('an external sign-in provider', () => {
  const away: [string, Answer, number][] = [
    ['a proxy answers 502 for it', answerOf(502), 0],
    ['a proxy answers 503 for it', answerOf(503), 0],
    ['nothing can be reached', noNetwork, 0],
    ['a request hangs', hangs, 5_000],
  ];

  it.each(away)('is unreachable if %s, so that a reload ends without a session', async (_, answer, wait) => {
    answerWith(answer);
    const signIn = createSignIn();
    expect(await outcomeAfter(3_000 + wait, signIn.start())).toBeInstanceOf(ProviderUnreachable);
    expect(signIn.wasAway()).toBe(true);
  });

  it.each(away)(
    'is unreachable if %s, so that its form doesn’t open until it responds',
    async (_, answer, wait) => {
      answerWith(answer);
      init.mockResolvedValue(false);
      const signIn = createSignIn();
      expect(await outcomeAfter(wait, signIn.signIn('en'))).toBeInstanceOf(ProviderUnreachable);
      expect(createLoginUrl).not.toHaveBeenCalled();
      answerWith(answerOf(200));
      await jest.advanceTimersByTimeAsync(5_000);
      expect(await outcomeAfter(0, signIn.signIn('en'))).toBeUndefined();
      expect(createLoginUrl).toHaveBeenCalledTimes(1);
    },
  );

  it('is checked only once by a page that has just found it unreachable', async () => {
    answerWith(answerOf(503));
    await outcomeAfter(0, createSignIn().signIn('en'));
    const next = createSignIn();
    expect(await outcomeAfter(0, next.start())).toBeInstanceOf(ProviderUnreachable);
    expect(await outcomeAfter(0, next.signIn('en'))).toBeInstanceOf(ProviderUnreachable);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it.each(away)('is unreachable if %s, which a sign-out detects', async (_, answer, wait) => {
    answerWith(answer);
    expect(await outcomeAfter(wait, createSignIn().isAway())).toBe(true);
    answerWith(answerOf(200));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await outcomeAfter(0, createSignIn().isAway())).toBe(false);
  });

  it('isn’t asked for the session of a person who signed out while it was unreachable', async () => {
    keepSessionEnd('away');
    init.mockResolvedValue(false);
    expect(await outcomeAfter(0, createSignIn().start())).toBe(false);
    expect(init.mock.calls.map(([{ onLoad }]) => onLoad)).toEqual([undefined]);
    clearSessionEnd();
  });

  it('is unreachable if it responds but never resumes the session', async () => {
    answerWith(answerOf(200));
    expect(await outcomeAfter(13_000, createSignIn().start())).toBeInstanceOf(ProviderUnreachable);
  });

  it('can resume a session slowly, and isn’t checked if it is fast', async () => {
    answerWith(answerOf(200));
    init.mockImplementation(async () => new Promise((resolve) => setTimeout(resolve, 2_000, true)));
    expect(await outcomeAfter(20_000, createSignIn().start())).toBe(true);
    expect(requests).not.toHaveBeenCalled();
    init.mockImplementation(async () => new Promise((resolve) => setTimeout(resolve, 9_000, true)));
    const slow = createSignIn();
    expect(await outcomeAfter(20_000, slow.start())).toBe(true);
    expect([requests.mock.calls.length, slow.wasAway()]).toEqual([1, false]);
  });

  it('fills in the e-mail address of the ended session, or the given one', async () => {
    answerWith(answerOf(200));
    init.mockResolvedValue(true);
    updateToken.mockRejectedValue(new Error('invalid_grant'));
    const signIn = createSignIn();
    const hints = () => createLoginUrl.mock.calls.map(([{ loginHint }]) => loginHint);
    await outcomeAfter(0, signIn.signIn('en'));
    authenticated = false;
    await outcomeAfter(0, signIn.renew());
    await outcomeAfter(0, signIn.signIn('en'));
    await outcomeAfter(0, signIn.signIn('en', { email: 'dana@shop.example' }));
    expect(hints()).toEqual([undefined, 'ada@example.com', 'dana@shop.example']);
  });

  it('doesn’t block requests if renewing a token hangs', async () => {
    updateToken.mockImplementation(() => never());
    expect(await outcomeAfter(10_000, createSignIn().token())).toBe('access');
  });
});

describe('a page whose session has ended', () => {
  const expired = async () => {
    init.mockResolvedValueOnce(true);
    const signIn = createSignIn();
    await signIn.start();
    return signIn;
  };

  it('continues in the same person’s session of another tab', async () => {
    const signIn = await expired();
    init.mockResolvedValueOnce(true);
    expect(await signIn.resume()).toBe('resumed');
    updateToken.mockResolvedValueOnce(true);
    expect(await signIn.token()).toBe('access');
  });

  it('doesn’t use the session of another person', async () => {
    const signIn = await expired();
    nextSubject = 'lee';
    init.mockResolvedValueOnce(true);
    expect(await signIn.resume()).toBe('other_person');
  });

  it('stays signed out if no one has signed in, or the provider doesn’t respond', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const signIn = await expired();
    init.mockResolvedValueOnce(false);
    expect(await signIn.resume()).toBe('none');
    expect(await outcomeAfter(10_000, signIn.resume())).toBe('none');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
