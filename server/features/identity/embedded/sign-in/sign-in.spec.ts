import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import {
  authorizationRequest,
  fragmentOf,
  locationOf,
  openSignIn,
  PlainBrowser,
  redeem,
  signInByForm,
  type Tokens,
} from '#server/testing/identity/browser';
import {
  callApi,
  makeAccount,
  startIdentityPortal,
  type IdentityPortal,
} from '#server/testing/identity/portal';
import { protocolPath, realm, realmPath } from '../realm';

let portal: IdentityPortal;
const password = 'winter-Tread-7';

beforeAll(async () => {
  portal = await startIdentityPortal();
  await makeAccount('ada@example.com', password);
});
afterAll(() => portal.close());

const newBrowser = (): PlainBrowser => new PlainBrowser(portal.origin);

function refresh(browser: PlainBrowser, refreshToken: string): Promise<Response> {
  return browser.post(`${protocolPath}/token`, {
    grant_type: 'refresh_token',
    client_id: realm.browserClient,
    refresh_token: refreshToken,
  });
}

describe('signing in', () => {
  it('returns an access token for the API with the session and the account', async () => {
    const tokens = await signInByForm(newBrowser(), 'ADA@example.com', password);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${portal.origin}${realmPath}`,
      aud: 'treadway-api',
      azp: 'treadway-portal',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada Ribs',
      sign_in_provider: 'password',
      sid: expect.any(String),
    });
    expect(tokens.expires_in).toBe(300);
  });

  it('returns a refresh token whose middle part is JSON, as keycloak-js expects', async () => {
    const { refresh_token } = await signInByForm(newBrowser(), 'ada@example.com', password);
    const [, payload = ''] = refresh_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({});
  });

  it('returns an identity token with the nonce, the e-mail and the session of the access token', async () => {
    const tokens = await signInByForm(newBrowser(), 'ada@example.com', password);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'treadway-portal',
      nonce: 'a-nonce',
      email: 'ada@example.com',
      sid: decodeJwt(tokens.access_token)['sid'],
    });
  });

  it('adds role, type, id and language once the profile exists, and updates them at a refresh', async () => {
    const browser = newBrowser();
    const tokens = await signInByForm(browser, 'ada@example.com', password);
    await callApi(portal, '/api/auth/init', tokens.access_token);
    const renewed = (await (await refresh(browser, tokens.refresh_token)).json()) as Tokens;
    expect(decodeJwt(renewed.access_token)).toMatchObject({
      role: 'user',
      userType: 'standard',
      lang: 'en',
      profileId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      realm_access: { roles: ['user'] },
    });
    expect(Object.keys(decodeJwt(renewed.access_token))).toEqual(expect.arrayContaining([...realm.claims]));
  });

  it('answers a silent check in another tab of the same browser without a page', async () => {
    const browser = newBrowser();
    await signInByForm(browser, 'ada@example.com', password);
    const silent = { prompt: 'none', redirect_uri: `${portal.origin}/silent-check-sso.html` };
    const answer = await browser.send(authorizationRequest(portal.origin, silent).address);
    expect(locationOf(answer).pathname).toBe('/silent-check-sso.html');
    expect(fragmentOf(answer).get('code')).toEqual(expect.any(String));
  });

  it('answers a silent check without a session with login_required', async () => {
    const silent = { prompt: 'none', redirect_uri: `${portal.origin}/silent-check-sso.html` };
    const answer = await newBrowser().send(authorizationRequest(portal.origin, silent).address);
    expect(fragmentOf(answer).get('error')).toBe('login_required');
  });

  it('lets two tabs of one browser refresh their own tokens concurrently and repeatedly', async () => {
    const browser = newBrowser();
    const first = await signInByForm(browser, 'ada@example.com', password);
    const { address, verifier } = authorizationRequest(portal.origin, { prompt: 'none' });
    const code = fragmentOf(await browser.send(address)).get('code') ?? '';
    const second = (await (await redeem(browser, code, verifier)).json()) as Tokens;
    const refreshTokens = [first.refresh_token, second.refresh_token, first.refresh_token];
    const answers = await Promise.all(refreshTokens.map((token) => refresh(browser, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('redirects a replayed sign-in form to the portal', async () => {
    const browser = newBrowser();
    const { page } = await openSignIn(browser);
    await browser.send(locationOf(await browser.post(page, { email: 'ada@example.com', password })).pathname);
    const replayed = await browser.post(page, { email: 'ada@example.com', password });
    expect([replayed.status, replayed.headers.get('location')]).toEqual([303, '/']);
  });
});

describe('rejection by the identity provider', () => {
  it('rejects an authorization request without PKCE', async () => {
    const { address } = authorizationRequest(portal.origin, {
      code_challenge: null,
      code_challenge_method: null,
    });
    const answer = await newBrowser().send(address);
    expect(fragmentOf(answer).get('error')).toBe('invalid_request');
  });

  it('rejects a plain PKCE challenge', async () => {
    const answer = await newBrowser().send(
      authorizationRequest(portal.origin, { code_challenge_method: 'plain' }).address,
    );
    expect(fragmentOf(answer).get('error')).toBe('invalid_request');
  });

  it.each(['https://elsewhere.example/signed-in', '/signed-in/deeper', '/signed-in?x=1'])(
    'rejects the unregistered redirect address %s',
    async (address) => {
      const redirect_uri = new URL(address, portal.origin).href;
      const answer = await newBrowser().send(authorizationRequest(portal.origin, { redirect_uri }).address);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    },
  );

  it('rejects a code with another verifier', async () => {
    const browser = newBrowser();
    const { page, verifier } = await openSignIn(browser);
    const sent = await browser.post(page, { email: 'ada@example.com', password });
    const code = fragmentOf(await browser.send(locationOf(sent).pathname)).get('code') ?? '';
    expect((await redeem(browser, code, `${verifier}x`)).status).toBe(400);
  });

  it('rejects a code that was used before', async () => {
    const browser = newBrowser();
    const { page, verifier } = await openSignIn(browser);
    const sent = await browser.post(page, { email: 'ada@example.com', password });
    const code = fragmentOf(await browser.send(locationOf(sent).pathname)).get('code') ?? '';
    expect((await redeem(browser, code, verifier)).status).toBe(200);
    expect((await redeem(browser, code, verifier)).status).toBe(400);
  });

  it('rejects a code that is redeemed ten times at once, and revokes the tokens of a successful redemption', async () => {
    const browser = newBrowser();
    const { page, verifier } = await openSignIn(browser);
    const sent = await browser.post(page, { email: 'ada@example.com', password });
    const code = fragmentOf(await browser.send(locationOf(sent).pathname)).get('code')!;
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(browser, code, verifier)));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as (Tokens & {
      error?: string;
    })[];
    const granted = bodies.filter(({ error }) => error === undefined);
    expect(granted.length).toBeLessThanOrEqual(1);
    expect(bodies.filter(({ error }) => error === 'invalid_grant')).toHaveLength(10 - granted.length);
    for (const { refresh_token } of granted) expect((await refresh(browser, refresh_token)).status).toBe(400);
  });

  it('rejects token requests from scripts of another origin', async () => {
    const tokens = await signInByForm(newBrowser(), 'ada@example.com', password);
    const send = (origin: string): Promise<Response> =>
      fetch(`${portal.origin}${protocolPath}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: realm.browserClient,
          refresh_token: tokens.refresh_token,
        }),
      });
    expect((await send(portal.origin)).status).toBe(200);
    const rejected = await send('https://elsewhere.example');
    expect([rejected.status, rejected.headers.get('access-control-allow-origin')]).toEqual([400, null]);
  });

  it('rejects passwords sent straight to the token endpoint', async () => {
    const answer = await newBrowser().post(`${protocolPath}/token`, {
      grant_type: 'password',
      client_id: realm.browserClient,
      username: 'ada@example.com',
      password,
    });
    expect(await answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  it('ignores the Host header for its own address', async () => {
    const { body } = await portal.app
      .inject({
        url: `${realmPath}/.well-known/openid-configuration`,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      })
      .then((answer) => ({ body: answer.json<Record<string, string>>() }));
    expect(body).toMatchObject({
      issuer: `${portal.origin}${realmPath}`,
      authorization_endpoint: `${portal.origin}${protocolPath}/auth`,
      token_endpoint: `${portal.origin}${protocolPath}/token`,
      jwks_uri: `${portal.origin}${protocolPath}/certs`,
      end_session_endpoint: `${portal.origin}${protocolPath}/logout`,
      userinfo_endpoint: `${portal.origin}${protocolPath}/userinfo`,
    });
    expect(JSON.stringify(body)).not.toContain('evil');
  });
});

describe('signing out', () => {
  const signOut = (browser: PlainBrowser, idToken: string): Promise<Response> =>
    browser.send(
      `${protocolPath}/logout?${new URLSearchParams({
        id_token_hint: idToken,
        client_id: realm.browserClient,
        post_logout_redirect_uri: `${portal.origin}/`,
      })}`,
    );

  const confirmation = (page: string): Record<string, string> => ({
    xsrf: /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '',
    logout: 'yes',
  });

  it('ends the session and its refresh tokens and leads back to the portal', async () => {
    const browser = newBrowser();
    const tokens = await signInByForm(browser, 'ada@example.com', password);
    const page = await (await signOut(browser, tokens.id_token)).text();
    expect(page).toContain('sign-out.js');
    const done = await browser.post(`${protocolPath}/logout/confirm`, confirmation(page));
    expect(done.headers.get('location')).toBe(`${portal.origin}/`);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
    const silent = await browser.send(authorizationRequest(portal.origin, { prompt: 'none' }).address);
    expect(fragmentOf(silent).get('error')).toBe('login_required');
  });

  it('asks first when the identity token belongs to another person', async () => {
    await makeAccount('eve@example.com', password, 'Eve');
    const { id_token } = await signInByForm(newBrowser(), 'eve@example.com', password);
    const browser = newBrowser();
    await signInByForm(browser, 'ada@example.com', password);
    const page = await (await signOut(browser, id_token)).text();
    expect(page).not.toContain('sign-out.js');
    expect(page).toContain('Do you want to sign out?');
  });

  it.each([
    ['en', 'Do you want to sign out?', 'Stay signed in'],
    ['es', '¿Desea cerrar la sesión?', 'Seguir conectado'],
    ['fr', 'Voulez-vous vous déconnecter', 'Rester connecté'],
  ])('asks first without an identity token, in %s', async (lang, question, stay) => {
    const browser = newBrowser();
    const tokens = await signInByForm(browser, 'ada@example.com', password);
    const query = new URLSearchParams({ client_id: realm.browserClient, ui_locales: lang });
    const page = await (await browser.send(`${protocolPath}/logout?${query}`)).text();
    expect(page).toContain(question);
    expect(page).toContain(stay);
    expect(page).not.toContain('sign-out.js');
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
    const done = await browser.post(`${protocolPath}/logout/confirm`, confirmation(page));
    expect(done.status).toBe(303);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(400);
  });

  it.each([
    ['from its cookie', 'treadway-language=fr; Path=/', 'es-MX', 'Voulez-vous vous déconnecter'],
    [
      'from its first supported preference',
      'treadway-here=1; Path=/',
      'de, es-MX;q=0.8, fr;q=0.3',
      '¿Desea cerrar la sesión?',
    ],
  ])('asks in the browser’s language %s', async (_which, cookie, wanted, question) => {
    const browser = newBrowser();
    await signInByForm(browser, 'ada@example.com', password);
    browser.keepCookie(cookie);
    const headers = { 'accept-language': wanted };
    expect(await (await browser.send(`${protocolPath}/logout`, { headers })).text()).toContain(question);
  });

  it('shows a signed-out page in the portal’s design when there is no address to return to', async () => {
    const browser = newBrowser();
    await signInByForm(browser, 'ada@example.com', password);
    browser.keepCookie('treadway-language=es; Path=/');
    const page = await (await browser.send(`${protocolPath}/logout`)).text();
    const done = await browser.post(`${protocolPath}/logout/confirm`, confirmation(page));
    const html = await (await browser.send(done.headers.get('location')!)).text();
    expect(html).toContain('<h1>Su sesión está cerrada</h1>');
    expect(html).toContain('/resources/page.css');
    expect(html).toContain('<a class="button main" href="/">Iniciar sesión</a>');
  });

  it('rejects an unregistered return address', async () => {
    const tokens = await signInByForm(newBrowser(), 'ada@example.com', password);
    const answer = await newBrowser().send(
      `${protocolPath}/logout?${new URLSearchParams({
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: 'https://elsewhere.example/',
      })}`,
    );
    expect(answer.status).toBe(400);
  });
});

describe('account endpoints', () => {
  it('return the account for its own access token', async () => {
    const { access_token } = await signInByForm(newBrowser(), 'ada@example.com', password);
    const { body: userinfo } = await callApi(portal, `${protocolPath}/userinfo`, access_token);
    const { body: account } = await callApi(portal, `${realmPath}/account`, access_token);
    expect(userinfo).toMatchObject({
      sub: decodeJwt(access_token).sub,
      email: 'ada@example.com',
      name: 'Ada Ribs',
    });
    expect(account).toMatchObject({ username: 'ada@example.com', emailVerified: true });
  });

  it.each(['/account', '/protocol/openid-connect/userinfo'])(
    'reject a caller without a token at %s',
    async (path) => {
      expect((await callApi(portal, `${realmPath}${path}`)).status).toBe(401);
    },
  );
});
