import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { importJWK, type JWK, SignJWT } from 'jose';
import { entities } from '#server/app/entities';
import { readConfig } from '#server/app/config/config';
import { type ConnectionLimits } from '#server/app/http/connections';
import { createApp } from '#server/app/http/http';
import { embeddedIdentityProvider } from '#server/features/identity/embedded/embedded-identity-provider';
import { chooseIdentityProvider } from '#server/features/identity/identity-provider';
import { trustIssuer } from '#server/features/identity/tokens';
import { diskStorage } from '#server/features/storage/disk-storage';
import { openStorage } from '#server/features/storage/object-storage';
import { evictAll, watchCaches } from '#server/platform/cache/cache';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { root } from '#server/platform/root';
import {
  connectionPatience,
  dropSpecDatabase,
  setting,
  specDatabaseUrl,
} from '#server/testing/database/database';
import { specIssuer, type SpecPerson } from '#server/testing/factories';

const audience = 'treadway-api';
const browserClient = 'treadway-web';
const keyId = 'spec';

interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

interface GraphqlBody<Data> {
  data: Data;
  errors?: { message: string; extensions: Record<string, unknown> & { code: string } }[];
}

/** The whole portal with its own database, called without a port. */
export interface Api {
  app: FastifyInstance;
  /** The folder with the stored files of this portal. */
  storageDir: string;
  /** Returns an access token of the person. `claims` replace or extend its claims. */
  tokenOf(person: Pick<SpecPerson, 'subject' | 'email'>, claims?: Record<string, unknown>): Promise<string>;
  /** Returns an access token of an API client. */
  clientToken(clientId: string): Promise<string>;
  graphql<Data = Record<string, unknown> | null>(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<Answer<GraphqlBody<Data>>>;
  /** Sends a REST call. A text body is sent unchanged, anything else as JSON. */
  rest(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Answer<Record<string, unknown>>>;
  close(): Promise<void>;
}

type Sign = (claims: Record<string, unknown>) => Promise<string>;

async function trustSpecKey(): Promise<Sign> {
  const pair = JSON.parse(setting('SPEC_SIGNING_KEY')) as JWK;
  const jwk = { kty: 'RSA', n: pair.n!, e: pair.e!, kid: keyId, alg: 'RS256', use: 'sig' };
  const privateKey = await importJWK(pair, 'RS256');
  trustIssuer({
    issuer: specIssuer,
    audience,
    browserClient,
    accessTokenType: 'at+jwt',
    jwks: { keys: [jwk] },
  });
  return (claims) => {
    const issuedAt = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: specIssuer, aud: audience, iat: issuedAt, exp: issuedAt + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: keyId })
      .sign(privateKey);
  };
}

async function send<Body>(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  url: string,
  body: unknown,
  token: string | undefined,
): Promise<Answer<Body>> {
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, body: response.json<Body>(), headers: response.headers };
}

interface Options {
  /** The folder of a built client. Without it there are no pages. */
  clientDir?: string;
  connections?: ConnectionLimits;
  behindProxy?: boolean;
  rateLimit?: number;
  metricsToken?: string;
  /** The number of connections, and the milliseconds that a request waits for one. */
  database?: { connections: number; wait: number };
}

/**
 * Starts the portal on a new database. Tokens signed with the key of the specs are accepted like those of the provider.
 */
export async function startApi({
  connections,
  behindProxy = true,
  rateLimit = 1_000_000,
  metricsToken,
  database,
  clientDir,
}: Options = {}): Promise<Api> {
  const databaseUrl = await specDatabaseUrl();
  await openDatabase(databaseUrl, entities, database?.connections, database?.wait ?? connectionPatience);
  const stopWatching = await watchCaches(databaseUrl);
  const storageDir = mkdtempSync(join(setting('SPEC_FOLDER'), 'storage-'));
  openStorage(diskStorage(storageDir));
  const sign = await trustSpecKey();
  chooseIdentityProvider(embeddedIdentityProvider);
  const config = {
    ...readConfig({}, root),
    databaseUrl,
    publicUrl: 'http://127.0.0.1',
    rateLimit,
    behindProxy,
    metricsToken: metricsToken ?? null,
    clientDir: clientDir ?? null,
  };
  const app = await createApp(config, { register: async () => undefined, word: () => 'ready' }, connections);
  return {
    app,
    storageDir,
    tokenOf: ({ subject, email }, claims) =>
      sign({ sub: subject, email, email_verified: true, azp: browserClient, ...claims }),
    clientToken: (clientId) => sign({ sub: clientId, azp: clientId }),
    graphql: (query, variables, token) => send(app, 'POST', '/graphql', { query, variables }, token),
    rest: (method, path, body, token) => send(app, method, path, body, token),
    close: async () => {
      await app.close();
      await stopWatching();
      await closeDatabase();
      await dropSpecDatabase(databaseUrl);
      rmSync(storageDir, { recursive: true, force: true });
      evictAll();
    },
  };
}
