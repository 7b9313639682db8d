import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { pool, transaction } from '#server/platform/database/database';
import { log } from '#server/platform/logging/log';
import {
  fragmentOf,
  locationOf,
  openSignIn,
  PlainBrowser,
  redeem,
  type Tokens,
} from '#server/testing/identity/browser';
import {
  callApi,
  makeAccount,
  startIdentityPortal,
  type IdentityPortal,
} from '#server/testing/identity/portal';
import { embeddedIdentityProvider } from '../embedded-identity-provider';

let portal: IdentityPortal;
const password = 'winter-Tread-7';
const people = [
  { subject: 'nina', email: 'nina@company.example', name: 'Nina Park', password },
  { subject: 'ada', email: 'ada@example.com', name: 'Ada Ribs', password },
];

const level = log.level;

beforeAll(async () => {
  // Each rejection logs a warning, and these specs cause many.
  log.level = 'silent';
  portal = await startIdentityPortal({ company: { name: 'Lakeshore', people } });
  await makeAccount('ada@example.com', 'another-Tread-7');
});
afterAll(async () => {
  log.level = level;
  await portal.close();
});

const pathOf = (response: Response): string => {
  const { pathname, search } = locationOf(response);
  return pathname + search;
};

/** Goes to the company and back, up to the response for the portal's realm. */
async function comeBack(browser: PlainBrowser, email: string, given = password) {
  const { page, verifier } = await openSignIn(browser);
  const sent = await browser.send(`${page}/single-sign-on`);
  const form = pathOf(await browser.send(pathOf(sent)));
  const submitted = await browser.post(form, { email, password: given });
  if (submitted.status !== 303) return { submitted, verifier, answer: '' };
  const left = await browser.send(pathOf(submitted));
  return { submitted, verifier, answer: pathOf(await browser.send(pathOf(left))) };
}

async function signOn(email: string): Promise<Tokens> {
  const browser = new PlainBrowser(portal.origin);
  const { verifier, answer } = await comeBack(browser, email);
  const ended = await browser.send(pathOf(await browser.send(answer)));
  return (await (await redeem(browser, fragmentOf(ended).get('code') ?? '', verifier)).json()) as Tokens;
}

describe('single sign-on', () => {
  it('is offered when a company is configured', async () => {
    const browser = new PlainBrowser(portal.origin);
    const { page } = await openSignIn(browser);
    expect(await (await browser.send(page)).text()).toContain('Company single sign-on');
    const form = await browser.send(
      pathOf(await browser.send(pathOf(await browser.send(`${page}/single-sign-on`)))),
    );
    expect(await form.text()).toContain('Sign in at Lakeshore to continue to Treadway.');
  });

  it('creates an account at the first sign-on, and reuses it', async () => {
    const first = await signOn('nina@company.example');
    const claims = decodeJwt(first.access_token);
    expect(claims).toMatchObject({
      email: 'nina@company.example',
      email_verified: true,
      name: 'Nina Park',
      sign_in_provider: 'dealer-sso',
    });
    expect((await callApi(portal, '/api/auth/init', first.access_token)).status).toBe(200);
    expect(decodeJwt((await signOn('nina@company.example')).access_token).sub).toBe(claims.sub);
    const logged = await pool().query("select from audit_entry where action = 'sso_login'");
    expect(logged.rowCount).toBe(1);
  });

  it('asks for credentials each time, even when someone has signed in on this browser', async () => {
    const browser = new PlainBrowser(portal.origin);
    const { answer } = await comeBack(browser, 'ada@example.com');
    expect((await browser.send(answer)).status).toBe(409);
    const { page } = await openSignIn(browser);
    const again = await browser.send(pathOf(await browser.send(`${page}/single-sign-on`)));
    expect(pathOf(again)).toMatch(/^\/realms\/company\/sign-in\//);
  });

  it('shows errors in the language selected on the sign-in page', async () => {
    const browser = new PlainBrowser(portal.origin);
    const { page } = await openSignIn(browser, { kc_locale: 'en' });
    await browser.send(`${page}?lang=fr`);
    const left = await browser.send(`${page}/single-sign-on`);
    expect(locationOf(left).searchParams.get('ui_locales')).toBe('fr');
    const rejected = await browser.send(`${page}/signed-on?error=access_denied`);
    expect(await rejected.text()).toContain('L’authentification unique a échoué.');
  });

  it('gives its accounts no password and no password link', async () => {
    const { sub } = decodeJwt((await signOn('nina@company.example')).access_token);
    expect(await embeddedIdentityProvider.findBySubject(sub!)).toBeNull();
    await expect(
      embeddedIdentityProvider.setPassword(sub!, password, null).then(transaction),
    ).rejects.toMatchObject({ code: 'NO_EMAIL' });
    expect(await embeddedIdentityProvider.findByEmail('nina@company.example')).toBeNull();
    expect(await embeddedIdentityProvider.findByEmail('ada@example.com')).not.toBeNull();
  });

  it('rejects linking to an account with a password by e-mail address', async () => {
    const browser = new PlainBrowser(portal.origin);
    const { answer } = await comeBack(browser, 'ada@example.com');
    const rejected = await browser.send(answer);
    expect(rejected.status).toBe(409);
    expect(await rejected.text()).toContain('An administrator has to link your sign-in first.');
    const made = await pool().query("select from idp.account where broker_subject = 'ada'");
    expect(made.rowCount).toBe(0);
  });

  it('rejects a disabled account', async () => {
    await signOn('nina@company.example');
    await pool().query("update idp.account set enabled = false where broker_subject = 'nina'");
    const browser = new PlainBrowser(portal.origin);
    const { answer } = await comeBack(browser, 'nina@company.example');
    const rejected = await browser.send(answer);
    expect(rejected.status).toBe(403);
    expect(await rejected.text()).toContain('Your profile is disabled. Please contact support.');
    await pool().query("update idp.account set enabled = true where broker_subject = 'nina'");
  });

  it('accepts a response only in the browser that started the sign-on', async () => {
    const { answer } = await comeBack(new PlainBrowser(portal.origin), 'nina@company.example');
    const other = new PlainBrowser(portal.origin);
    expect(pathOf(await other.send(answer))).toBe('/');
    // The response is also rejected if this browser has its own sign-in in progress.
    const { page } = await openSignIn(other);
    const query = answer.split('?')[1];
    expect((await other.send(`${page}/signed-on?${query}`)).status).toBe(400);
  });

  it('rejects responses that the company did not send', async () => {
    const browser = new PlainBrowser(portal.origin);
    const { page } = await openSignIn(browser);
    const uid = page.split('/').at(-1)!;
    const issuer = encodeURIComponent(`${portal.origin}/realms/company`);
    for (const query of [`code=made-up&state=${uid}&iss=${issuer}`, `error=access_denied&state=${uid}`, '']) {
      const answered = await browser.send(`${page}/signed-on?${query}`);
      expect(answered.status).toBe(400);
      expect(await answered.text()).toContain('Company single sign-on didn’t work.');
    }
    expect(pathOf(await browser.send('/realms/treadway/broker/dealer-sso/endpoint?state=../x'))).toBe('/');
  });

  it('limits failed passwords at the company as at the portal', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const { submitted } = await comeBack(
        new PlainBrowser(portal.origin, '10.0.0.9'),
        'nina@company.example',
        'no',
      );
      statuses.push(submitted.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});
