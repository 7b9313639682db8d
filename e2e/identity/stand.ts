import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PlainBrowser } from '#server/testing/identity/browser';
import { dataVariables, type Portal, type RunningPortal } from '../support/portal/portal';

const root = resolve(__dirname, '../..');

/** The result of a sign-in. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  /** The browser that holds the session. */
  browser: PlainBrowser;
}

/** A portal without people, and how to sign in there. */
export interface Stand {
  portal: Portal;
  /** The realm's address. */
  issuer: string;
  /** The environment variables of the portal's commands, except for those of its data. */
  env: Record<string, string>;
  /** Signs in through the provider's form in a separate browser. Returns null if the form is shown again. */
  signIn(email: string, password: string): Promise<Tokens | null>;
  /** Signs the browser out like keycloak-js does. */
  leave(tokens: Tokens): Promise<void>;
  /** Requests a code without interaction. Returns `code`, or the error if there is none. */
  silently(tokens: Tokens): Promise<string>;
  remove(): Promise<void>;
}

interface GraphqlAnswer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Calls the portal's API. `code` and `message` are those of the first error, or null. */
export async function callApi<Data = Record<string, unknown>>(
  { portal }: { portal: RunningPortal },
  token: string | null,
  query: string,
  input?: Record<string, unknown>,
): Promise<{ data: Data; code: string | null; message: string | null }> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: input && { input } }),
  });
  const { data, errors } = (await response.json()) as GraphqlAnswer<Data>;
  const [rejected] = errors ?? [];
  return { data, code: rejected?.extensions.code ?? null, message: rejected?.message ?? null };
}

/** Sends a POST request to a REST route. Returns the code of a rejection, or null. */
export async function post({ portal }: Stand, path: string, token: string): Promise<string | null> {
  const response = await fetch(`${portal.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { code?: string }).code ?? null;
}

/** Exchanges a refresh token for new tokens. Returns null if the provider rejects it. */
export async function refresh({ issuer }: Stand, { refresh_token, browser }: Tokens): Promise<Tokens | null> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'treadway-portal', refresh_token }),
  });
  return response.ok ? { ...((await response.json()) as Tokens), browser } : null;
}

type Place = Pick<Stand, 'portal' | 'env'>;

const program = (file: string): string => join(root, `dist/server/app/${file}.js`);

const environmentOf = ({ portal, env }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  PORT: new URL(portal.url).port,
  ...dataVariables(portal),
  ...env,
});

/** Starts a command of the portal. The caller stops it or waits for it. */
export const beginCommand = (place: Place, file: string): ChildProcess =>
  spawn(process.execPath, [program(file)], { cwd: root, env: environmentOf(place), stdio: 'ignore' });

/** Runs a command of the portal and returns its output. */
export function command(place: Place, file: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program(file), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: environmentOf(place),
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
  return stdout;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Polls until `look` returns a value, because jobs and e-mails take time. */
export async function soon<T>(
  what: string,
  look: () => Promise<T | null> | T | null,
  seconds = 20,
): Promise<T> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    const found = await look();
    if (found) return found;
    await pause(100);
  }
  throw new Error(`It did not happen within ${seconds} s: ${what}`);
}

const unfold = (text: string): string => text.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/** Returns the token of the link in the latest e-mail of this kind to an address. */
export const linkSentTo = (
  { portal }: { portal: RunningPortal },
  email: string,
  kind: 'invitation' | 'link',
  but: string[] = [],
): Promise<string> =>
  soon(`a message with the ${kind} for ${email}`, () => {
    const folder = join(portal.dataDir, 'mailbox');
    const names = readdirSync(folder, { encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      const text = unfold(readFileSync(join(folder, name), 'utf8'));
      const token = new RegExp(`/forgot\\?${kind}=([\\w-]{43})`).exec(text)?.[1];
      if (token && text.includes(email) && !but.includes(token)) return token;
    }
    return null;
  });
