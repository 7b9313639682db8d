import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { select } from '#server/platform/database/database';
import { openSignIn, PlainBrowser } from '#server/testing/identity/browser';
import { makeAccount, startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { removeExpired } from '../adapter';
import { realmPath } from '../realm';

let portal: IdentityPortal;
const password = 'winter-Tread-7';

beforeAll(async () => {
  portal = await startIdentityPortal({ ahead: (lang) => [`/assets/home-${lang}.js`] });
  await makeAccount('ada@example.com', password);
});
afterAll(() => portal.close());

async function page(changes: Record<string, string> = {}, suffix = ''): Promise<Response> {
  const browser = new PlainBrowser(portal.origin);
  return browser.send(`${(await openSignIn(browser, changes)).page}${suffix}`);
}

async function fail(email: string, wrong = 'not-the-one-1'): Promise<Response> {
  const browser = new PlainBrowser(portal.origin);
  return browser.post((await openSignIn(browser)).page, { email, password: wrong });
}

/** Returns the page without values that differ between sign-ins. */
const comparable = (html: string, email: string): string =>
  html.replaceAll(/sign-in\/[\w-]+/g, 'sign-in/…').replaceAll(email, '…');

describe('sign-in page', () => {
  it.each([
    [{}, '', 'en', 'Sign in'],
    [{ ui_locales: 'fr' }, '', 'fr', 'Se connecter'],
    [{ kc_locale: 'es' }, '', 'es', 'Iniciar sesión'],
    [{ ui_locales: 'de fr-CA' }, '', 'fr', 'Se connecter'],
    [{ ui_locales: 'fr' }, '?lang=es', 'es', 'Iniciar sesión'],
    [{ ui_locales: '"><script>' }, '?lang=xx', 'en', 'Sign in'],
  ])('is displayed for %j%s in %s', async (changes, suffix, lang, heading) => {
    const html = await (await page(changes, suffix)).text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1>${heading}</h1>`);
  });

  const withCookie = async (cookie: string, suffix = '', changes: Record<string, string> = {}) => {
    const browser = new PlainBrowser(portal.origin);
    const { page: address } = await openSignIn(browser, changes);
    browser.keepCookie(cookie);
    return browser.send(`${address}${suffix}`);
  };

  it('uses the language stored in the browser when the request names none', async () => {
    const cookie = 'treadway-language=fr; Path=/';
    expect(await (await withCookie(cookie)).text()).toContain('<html lang="fr">');
    expect(await (await withCookie(cookie, '', { kc_locale: 'es' })).text()).toContain('<html lang="es">');
    expect(await (await withCookie('treadway-language=de; Path=/')).text()).toContain('<html lang="en">');
  });

  it('stores the selected language for the portal and the profile', async () => {
    const kept = (await page({}, '?lang=es')).headers.getSetCookie().filter((line) => /language/.test(line));
    expect(kept).toEqual([
      'treadway-language=es; Max-Age=31536000; Path=/; SameSite=Lax',
      'treadway-language-chosen=es; Path=/; SameSite=Lax',
    ]);
    expect((await page({}, '?lang=de')).headers.getSetCookie().join()).not.toContain('language');
  });

  it('shows why the last session ended, in its language', async () => {
    const html = await (await withCookie('treadway-ended=idle; Path=/', '?lang=fr')).text();
    expect(html).toContain(
      '<strong>Vous êtes déconnecté.</strong> Personne n’a utilisé Treadway ici pendant 31 min',
    );
    expect(html).not.toContain('Pour les employés');
  });

  it('confirms a saved password, with the e-mail address filled in', async () => {
    const html = await (
      await withCookie('treadway-ended=saved; Path=/', '', { login_hint: 'ada@example.com' })
    ).text();
    expect(html).toContain('<strong>Password saved.</strong> Sign in.');
    expect(html).toContain('value="ada@example.com"');
  });

  it.each(['constructor', '%3Cscript%3E', ''])('ignores the unknown reason %j', async (reason) => {
    const html = await (await withCookie(`treadway-ended=${reason}; Path=/`)).text();
    expect(html).toContain('For employees');
    expect(html).not.toContain('role="status"');
  });

  it('forbids inline code, foreign resources and framing in its content security policy', async () => {
    const answer = await page();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(/ style=| on\w+=|<script>|<style/);
  });

  it('has a description in its language and allows connections to its own origin', async () => {
    const answer = await page({}, '?lang=fr');
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(await answer.text()).toMatch(/<meta name="description" content="Formation[^"]+">/);
  });

  it('has the attributes that password managers and assistive technology need', async () => {
    const html = await (await page()).text();
    expect(html).toMatch(/<input id="email"[^>]*autocomplete="username"[^>]*autofocus/);
    expect(html).toMatch(/<input id="password"[^>]*type="password"[^>]*autocomplete="current-password"/);
    expect(html).toContain('title="Toggle show password"');
    expect(html).toContain('href="/forgot"');
  });

  it('serves every resource it names', async () => {
    const html = await (await page()).text();
    const named = [...html.matchAll(/(?:href|src)="(\/realms\/[^"]*resources[^"]*)"/g)].map(
      ([, path]) => path!,
    );
    const fonts = ['archivo.woff2', 'atkinson.woff2'].map((file) => `${realmPath}/resources/${file}`);
    expect(named).toHaveLength(5);
    for (const path of [...named, ...fonts]) {
      const answer = await fetch(`${portal.origin}${path}`);
      expect([path, answer.status, (await answer.arrayBuffer()).byteLength > 10]).toEqual([path, 200, true]);
    }
  });

  it('names the portal’s first files in its language, to be fetched after its own load', async () => {
    const html = await (await page({ ui_locales: 'fr' })).text();
    expect(html).toContain('<link data-ahead href="/assets/home-fr.js">');
    expect(html).not.toContain('rel="prefetch"');
  });

  it('escapes the typed e-mail address', async () => {
    const html = await (await fail('"><img src=x onerror=alert(1)>@example.com')).text();
    expect(html).not.toContain('<img');
    expect(html).toContain('&quot;&gt;&lt;img');
  });

  it('is not shown to another browser', async () => {
    const { page: path } = await openSignIn(new PlainBrowser(portal.origin));
    const answer = await new PlainBrowser(portal.origin).send(path);
    expect(answer.headers.get('location')).toBe('/');
  });
});

describe('failed sign-in', () => {
  it('returns the same page for a wrong password, an unknown e-mail address and empty input', async () => {
    const answers = await Promise.all(
      ['ada@example.com', 'nobody@example.com'].map(async (email) => {
        const answer = await fail(email);
        return [answer.status, comparable(await answer.text(), email)];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]![1]).toContain('The e-mail or password is incorrect.');
    const empty = await fail('', '');
    expect([empty.status, await empty.text()]).toEqual([401, expect.stringContaining('is incorrect.')]);
  });

  it('takes the same work for unknown and known e-mail addresses', async () => {
    const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const verify = jest.spyOn(argon2, 'verify');
    const hash = jest.spyOn(argon2, 'hash');
    /** Returns the costs of the comparisons: the hashes without salt and result. */
    const work = async (email: string): Promise<string[]> => {
      verify.mockClear();
      hash.mockClear();
      await fail(email);
      expect(hash).not.toHaveBeenCalled();
      return verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, 4).join('$'));
    };
    await fail('nobody@example.com');
    const known = await work('ada@example.com');
    expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=\d+\$m=\d{5,},t=\d,p=1$/)]);
    expect(await work('nobody@example.com')).toEqual(known);
    jest.restoreAllMocks();
  });
});

describe('expired rows of the identity provider', () => {
  it('are deleted', async () => {
    await select(
      'spec-expired-payload',
      `insert into idp.oidc_payload (model, id, payload, expires_at)
       values ('Session', 'old', '{}', now() - interval '1 second'), ('Session', 'open', '{}', now() + interval '1 hour')`,
    );
    await select(
      'spec-expired-tries',
      `insert into counted_tries values ('spec-old', 1, now(), now() - interval '1 second'),
         ('spec-open', 1, now(), now() + interval '1 minute')`,
    );
    expect(await removeExpired()).toBeGreaterThanOrEqual(2);
    const left = await select('spec-left', "select id from idp.oidc_payload where id in ('old', 'open')");
    expect(left).toEqual([{ id: 'open' }]);
    const tries = await select('spec-tries', "select key from counted_tries where key like 'spec-%'");
    expect(tries).toEqual([{ key: 'spec-open' }]);
  });
});
