import { createHash, randomBytes } from 'node:crypto';
import { protocolPath, realm, realmPath } from '#server/features/identity/embedded/realm';

/** The response of the token endpoint. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/** A browser for specs without JavaScript. It stores cookies by path and follows no redirects. */
export class PlainBrowser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  /** `address` is the client's address, as reported by a proxy. */
  constructor(
    readonly origin: string,
    private readonly address = '127.0.0.1',
  ) {}

  private cookieHeader(path: string): string {
    const sent = [...this.cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  /** Stores the cookie of a `Set-Cookie` header. */
  keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }

  private keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.keepCookie(line);
  }

  /** Adds a cookie to those of the realm. */
  set(name: string, value: string): void {
    this.cookies.set(name, { value, path: realmPath });
  }

  /** Sends one request. A redirect is returned, not followed. */
  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const headers = {
      ...(init.headers as Record<string, string>),
      cookie: this.cookieHeader(url.pathname),
      'x-forwarded-for': this.address,
    };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.keep(response);
    return response;
  }

  post(address: string, form: Record<string, string>): Promise<Response> {
    return this.send(address, { method: 'POST', body: new URLSearchParams(form) });
  }
}

/** Returns an authorization request of the browser's client and its PKCE verifier. */
export function authorizationRequest(origin: string, changes: Record<string, string | null> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query: Record<string, string | null> = {
    client_id: realm.browserClient,
    redirect_uri: `${origin}/signed-in`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return { address: `${protocolPath}/auth?${new URLSearchParams(given)}`, verifier };
}

export const locationOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? '', response.url || 'http://none');

/** Returns the parameters in the fragment of an authorization response. */
export const fragmentOf = (response: Response): URLSearchParams =>
  new URLSearchParams(locationOf(response).hash.slice(1));

/** Exchanges a code for tokens. */
export const redeem = (browser: PlainBrowser, code: string, verifier: string): Promise<Response> =>
  browser.post(`${protocolPath}/token`, {
    grant_type: 'authorization_code',
    client_id: realm.browserClient,
    redirect_uri: `${browser.origin}/signed-in`,
    code,
    code_verifier: verifier,
  });

/** Opens the sign-in page. Returns its path and the PKCE verifier. */
export async function openSignIn(browser: PlainBrowser, changes: Record<string, string | null> = {}) {
  const { address, verifier } = authorizationRequest(browser.origin, changes);
  const started = await browser.send(address);
  return { page: locationOf(started).pathname, verifier };
}

/** Signs in with the form and returns the tokens. Throws if the form is shown again. */
export async function signInByForm(browser: PlainBrowser, email: string, password: string): Promise<Tokens> {
  const { page, verifier } = await openSignIn(browser);
  const sent = await browser.post(page, { email, password });
  if (sent.status !== 303) throw new Error(`The sign-in of ${email} was answered with ${sent.status}.`);
  const back = await browser.send(locationOf(sent).pathname);
  const answer = await redeem(browser, fragmentOf(back).get('code') ?? '', verifier);
  return (await answer.json()) as Tokens;
}
