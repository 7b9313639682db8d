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
const { start } = await import('./start');

const realFetch = globalThis.fetch;
let asked: string[];

function answerInitWith(status: number): void {
  asked = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${path} ${new Headers(init?.headers).get('authorization')}`);
    const fine = path === '/api/settings/get' || status < 400;
    return {
      ok: fine,
      status: fine ? 200 : status,
      headers: { get: () => 'application/json' },
      json: async () => ({ success: fine, code: 'LINK_REQUIRED', config: { timezone: 'America/Chicago' } }),
    };
  }) as unknown as typeof fetch;
}

beforeEach(() => {
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
    expect(beginning).toMatchObject({ initialized: true, language: { language: 'fr' } });
    expect(beginning.settings.timezone).toBe('America/Chicago');
  });

  it('goes on without a session where the server refuses to make one, and says so', async () => {
    answerInitWith(409);
    expect((await start()).initialized).toBe(false);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
