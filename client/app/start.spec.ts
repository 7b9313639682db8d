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
let asked: string[] = [];
const { start } = await import('./start');
const { shownWords } = await import('#client/platform/i18n/words');

const realFetch = globalThis.fetch;

function answerInitWith(status: number, code = 'LINK_REQUIRED', impersonation?: true): void {
  asked = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path} ${new Headers(init?.headers).get('authorization')}`);
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
  it('asks for the settings, then makes the session of whoever is signed in, in their language', async () => {
    answerInitWith(200);
    const beginning = await start();
    expect(asked).toEqual(['GET /api/settings/get null', 'POST /api/auth/init Bearer access']);
    expect(await beginning.initialized).toBe('made');
    expect(shownWords().language).toBe('fr');
    expect(beginning.settings.timezone).toBe('America/Chicago');
  });

  it('takes the settings that came with the page, whatever stands in them, and asks for none', async () => {
    answerInitWith(200);
    const sent = document.createElement('script');
    sent.type = 'application/json';
    sent.id = 'settings';
    sent.textContent = '{"productName":"\\u003c/script>","timezone":"Europe/Paris"}';
    document.body.append(sent);
    const { settings } = await start();
    sent.remove();
    expect(settings).toMatchObject({ productName: '</script>', timezone: 'Europe/Paris' });
    expect(asked).toEqual(['POST /api/auth/init Bearer access']);
  });

  it('makes the session while home is being read, in one call', async () => {
    window.history.replaceState(null, '', '/');
    answerInitWith(200);
    await start();
    expect(asked.map((line) => line.split(' ')[1])).toEqual([
      '/api/settings/get',
      '/api/auth/init',
      '/graphql',
    ]);
  });

  it.each([
    ['/training/modules/m-1', 'FirstModulePage', { id: 'm-1', lang: 'fr' }],
    ['/news', 'FirstArticles', { section: 'whats_new', filter: { year: null, topic: null }, lang: 'fr' }],
  ])('asks for all that %s shows in one call too', async (path, operationName, variables) => {
    window.history.replaceState(null, '', path);
    answerInitWith(200);
    const sent = jest.spyOn(globalThis, 'fetch');
    await start();
    const bodies = sent.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []));
    expect(bodies.map((body) => JSON.parse(body) as { operationName?: string })).toMatchObject([
      { operationName, variables },
    ]);
  });

  it('notes that the session sees the portal as somebody else, which this browser may not know', async () => {
    answerInitWith(200, '', true);
    const { initialized } = await start();
    await initialized;
    expect(localStorage.getItem('treadway.impersonation')).toBe('1');
    localStorage.clear();
  });

  it('goes on without a session where the server refuses to make one, and says so', async () => {
    answerInitWith(409, 'CONFLICT');
    expect(await (await start()).initialized).toBe('failed');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    [403, 'PROFILE_DISABLED', 'disabled'],
    [409, 'LINK_REQUIRED', 'unlinked'],
  ])('tells apart what every page says itself: %d %s', async (status, code, outcome) => {
    answerInitWith(status, code);
    expect(await (await start()).initialized).toBe(outcome);
  });
});
