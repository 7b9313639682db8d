import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { dataVariables, type RunningPortal } from './portal';
import { readShared, writeShared } from './shared-files';

const root = resolve(__dirname, '../../..');

/** The milliseconds for which a token is reused. It is valid for five minutes, and issuing one takes a second. */
const maxTokenAge = 4 * 60_000;

interface PrintedToken {
  token: string;
  until: number;
}

const getTokenFile = (portal: RunningPortal, who: string): string =>
  `tokens/${new URL(portal.url).port}-${who}`;

/** Returns an access token of a demo account. All workers of the run share it. */
export async function tokenOf(portal: RunningPortal, who: string): Promise<string> {
  const known = readShared<PrintedToken>(getTokenFile(portal, who));
  return known && Date.now() < known.until ? known.token : newTokenOf(portal, who);
}

/** Issues a new access token for a demo account, as `npm run token` does. */
async function newTokenOf(portal: RunningPortal, who: string): Promise<string> {
  const until = Date.now() + maxTokenAge;
  const script = join(root, 'dist/server/app/commands/print-token.js');
  const printing = spawn(process.execPath, [script, `${who}@treadway.example`], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: process.env['E2E_COMPILED'],
      PUBLIC_URL: portal.url,
      ...dataVariables(portal),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [token, errors] = ['', ''];
  printing.stdout.on('data', (chunk: Buffer) => (token += chunk.toString()));
  printing.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await once(printing, 'close');
  token = token.trim();
  if (!token) throw new Error(`No token of ${who} was printed: ${errors}`);
  writeShared<PrintedToken>(getTokenFile(portal, who), { token, until });
  return token;
}

/** Returns when an access token was issued, in seconds since 1970. */
export const issuedAt = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { iat: number }).iat;

/** Sends a GraphQL request and returns the data. Throws if the server rejects it or can't be reached. */
export async function callApi<Data>(
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
