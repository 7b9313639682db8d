import {
  authorizationRequest,
  fragmentOf,
  locationOf,
  openSignIn,
  PlainBrowser,
  redeem,
} from '#server/testing/identity/browser';
import { type Portal, startNewPortal } from '../support/portal/portal';
import type { Stand, Tokens } from './stand';

const env = { DEMO_DATA: 'off' };

/** Returns a portal with its embedded provider, newly started unless one is running. */
export async function embeddedStand(running?: Portal): Promise<Stand> {
  const portal = running ?? (await startNewPortal(env));
  const sendRequest = async (browser: PlainBrowser): Promise<URLSearchParams> =>
    fragmentOf(await browser.send(authorizationRequest(portal.url, { prompt: 'none' }).address));
  return {
    portal,
    issuer: `${portal.url}/realms/treadway`,
    env,
    async signIn(email, password) {
      const browser = new PlainBrowser(portal.url);
      const { page, verifier } = await openSignIn(browser);
      const sent = await browser.post(page, { email, password });
      if (sent.status !== 303) return null;
      const back = await browser.send(locationOf(sent).pathname);
      const answer = await redeem(browser, fragmentOf(back).get('code') ?? '', verifier);
      return { ...((await answer.json()) as Tokens), browser };
    },
    async leave({ browser, id_token: hint }) {
      const back = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${portal.url}/` });
      const page = await (
        await browser.send(`/realms/treadway/protocol/openid-connect/logout?${back}`)
      ).text();
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      await browser.post(action, { xsrf, logout: 'yes' });
    },
    async silently({ browser }) {
      const answer = await sendRequest(browser);
      return answer.has('code') ? 'code' : (answer.get('error') ?? 'nothing');
    },
    remove: () => portal.remove(),
  };
}
