import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { RunningPortal } from './portal';

const root = resolve(__dirname, '../..');

/** Tokens are valid for five minutes; for so many milliseconds one is used again, as printing it takes a second. */
const usable = 4 * 60_000;
const printed = new Map<string, { token: string; until: number }>();

/** An access token of a demo account. */
export async function tokenOf(portal: RunningPortal, who: string): Promise<string> {
  const known = printed.get(`${who} ${portal.dataDir}`);
  return known && Date.now() < known.until ? known.token : newTokenOf(portal, who);
}

/** An access token of a demo account that is issued now, as `npm run token` prints it. */
export async function newTokenOf(portal: RunningPortal, who: string): Promise<string> {
  const until = Date.now() + usable;
  const script = join(root, 'dist/server/app/print-token.js');
  const minting = spawn(process.execPath, [script, `${who}@treadway.example`], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PUBLIC_URL: portal.url, DATA_DIR: portal.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let token = '';
  minting.stdout.on('data', (chunk: Buffer) => (token += chunk.toString()));
  await once(minting, 'exit');
  token = token.trim();
  if (!token) throw new Error(`No token of ${who} was printed.`);
  printed.set(`${who} ${portal.dataDir}`, { token, until });
  return token;
}

/** When an access token was issued, in seconds since 1970. */
export const issuedAt = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { iat: number }).iat;

/** One GraphQL request's data; throws where the server refuses or cannot be reached. */
export async function ask<Data>(
  { url }: RunningPortal,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
