import { createHmac } from 'node:crypto';
import { authorizationRequest, fragmentOf, locationOf, PlainBrowser } from '#server/testing/identity/browser';
import { type Portal, startNewPortal } from '../support/portal/portal';
import type { RunningKeycloak } from './keycloak-server';
import type { Stand, Tokens } from './stand';

const protocol = '/realms/treadway/protocol/openid-connect';

/** Returns the six digits of an authenticator (RFC 6238), now or `later` half minutes from now. */
export function oneTimeCode(secret: string, later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const at = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const unescape = (text: string): string => text.replaceAll('&amp;', '&');

/** Sets up a second factor if Keycloak requires it at this sign-in. Otherwise returns the response unchanged. */
async function secondFactor(browser: PlainBrowser, answer: Response): Promise<Response> {
  const next = locationOf(answer);
  if (answer.status !== 302 || !next.pathname.includes('/required-action')) return answer;
  const page = await (await browser.send(next.href)).text();
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  const [, totpSecret = ''] = /name="totpSecret"[^>]*value="([^"]+)"/.exec(page) ?? [];
  const totp = oneTimeCode(totpSecret);
  return browser.post(unescape(action), { totp, totpSecret, userLabel: 'A phone' });
}

/**
 * Returns a portal whose people sign in at a running Keycloak server, newly started at the realm's port unless one is
 * running.
 */
export async function keycloakStand(keycloak: RunningKeycloak, running?: Portal): Promise<Stand> {
  const env = { DEMO_DATA: 'off', ...keycloak.env };
  const portal = running ?? (await startNewPortal({ ...env, PORT: String(keycloak.portalPort) }));
  const redirect = `${portal.url}/signed-in`;
  const request = (changes: Record<string, string> = {}) =>
    authorizationRequest(keycloak.origin, { redirect_uri: redirect, ...changes });
  return {
    portal,
    issuer: keycloak.issuer,
    env,
    async signIn(email, password) {
      const browser = new PlainBrowser(keycloak.origin);
      const { address, verifier } = request();
      const page = await (await browser.send(address)).text();
      const [, action] = /action="([^"]+login-actions\/authenticate[^"]+)"/.exec(page) ?? [];
      if (!action) throw new Error(`Keycloak shows no form: ${page.slice(0, 500)}`);
      const posted = await browser.post(unescape(action), { username: email, password, credentialId: '' });
      const sent = await secondFactor(browser, posted);
      if (locationOf(sent).origin !== portal.url) return null;
      const answer = await browser.post(`${protocol}/token`, {
        grant_type: 'authorization_code',
        client_id: 'treadway-portal',
        redirect_uri: redirect,
        code: fragmentOf(sent).get('code') ?? '',
        code_verifier: verifier,
      });
      return { ...((await answer.json()) as Tokens), browser };
    },
    async leave({ browser, id_token: hint }) {
      const back = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${portal.url}/` });
      const left = await browser.send(`${protocol}/logout?${back}`);
      if (locationOf(left).origin !== portal.url) throw new Error('Keycloak did not sign the browser out.');
    },
    async silently({ browser }) {
      const answer = fragmentOf(await browser.send(request({ prompt: 'none' }).address));
      return answer.has('code') ? 'code' : (answer.get('error') ?? 'nothing');
    },
    remove: () => portal.remove(),
  };
}
