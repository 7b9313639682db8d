import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const signIn = {
  start: async () => true,
  isSignedIn: () => true,
  token: async () => 'access',
  language: () => 'fr',
};
jest.unstable_mockModule('#client/platform/sign-in/keycloak', () => ({
  createSignIn: () => signIn,
}));
let requests: string[] = [];
const { start } = await import('./start');
const { visibleWords } = await import('#client/platform/i18n/words');

const realFetch = globalThis.fetch;

function answerInitWith(status: number, code = 'LINK_REQUIRED', impersonation?: true): void {
  requests = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method} ${path} ${new Headers(init?.headers).get('authorization')}`);
    const fine = path === '/api/settings/get' || status < 400;
    return {
      ok: fine,
      status: fine ? 200 : status,
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
      text: async () => '{"errors":[{"message":"no","extensions":{"code":"INTERNAL"}}]}',
      json: async () => ({ success: fine, code, impersonation, config: { timezone: 'America/Chicago' } }),
    };
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/profile');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

describe('the start of the portal', () => {
  it('loads the settings, then initializes the session in the person’s language', async () => {
    answerInitWith(200);
    const beginning = await start();
    expect(requests).toEqual(['GET /api/settings/get null', 'POST /api/auth/init Bearer access']);
    expect(await beginning.initialized).toBe('made');
    expect(visibleWords().language).toBe('fr');
    expect(beginning.settings.timezone).toBe('America/Chicago');
  });

  it('uses settings that came with the page, whatever they contain, without a request', async () => {
    answerInitWith(200);
    const sent = document.createElement('script');
    sent.type = 'application/json';
    sent.id = 'settings';
    sent.textContent = '{"productName":"\\u003c/script>","timezone":"Europe/Paris"}';
    document.body.append(sent);
    const { settings } = await start();
    sent.remove();
    expect(settings).toMatchObject({ productName: '</script>', timezone: 'Europe/Paris' });
    expect(requests).toEqual(['POST /api/auth/init Bearer access']);
  });

  it('initializes the session while the home page loads, with one query', async () => {
    window.history.replaceState(null, '', '/');
    answerInitWith(200);
    await start();
    expect(requests.map((line) => line.split(' ')[1])).toEqual([
      '/api/settings/get',
      '/api/auth/init',
      '/graphql',
    ]);
  });

  it.each([
    ['/training/modules/m-1', 'FirstModulePage', { id: 'm-1', lang: 'fr' }],
    ['/news', 'FirstArticles', { section: 'whats_new', filter: { year: null, topic: null }, lang: 'fr' }],
  ])('also loads everything %s shows with one query', async (path, operationName, variables) => {
    window.history.replaceState(null, '', path);
    answerInitWith(200);
    const sent = jest.spyOn(globalThis, 'fetch');
    await start();
    const bodies = sent.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []));
    expect(bodies.map((body) => JSON.parse(body) as { operationName?: string })).toMatchObject([
      { operationName, variables },
    ]);
  });

  it('remembers that the session impersonates someone, which this browser may not know', async () => {
    answerInitWith(200, '', true);
    const { initialized } = await start();
    await initialized;
    expect(localStorage.getItem('treadway.impersonation')).toBe('1');
    localStorage.clear();
  });

  it('continues without a session if the server can’t initialize it, and logs a warning', async () => {
    answerInitWith(409, 'CONFLICT');
    expect(await (await start()).initialized).toBe('failed');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    [403, 'PROFILE_DISABLED', 'disabled'],
    [409, 'LINK_REQUIRED', 'unlinked'],
  ])('distinguishes outcomes that every page explains: %d %s', async (status, code, outcome) => {
    answerInitWith(status, code);
    expect(await (await start()).initialized).toBe(outcome);
  });
});
