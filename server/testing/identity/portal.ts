import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { entities } from '#server/app/entities';
import { evictAll } from '#server/platform/cache/cache';
import { closeDatabase, openDatabase, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import '#server/platform/http/request';
import { connectionPatience, dropSpecDatabase, specDatabaseUrl } from '#server/testing/database/database';
import { freePort } from '../processes/free-port';
import { createAccount } from '#server/features/identity/embedded/accounts';
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
  type EmbeddedProviderOptions,
} from '#server/features/identity/embedded/provider';
import { identityRoutes } from '#server/features/identity/identity.rest';
import { verifyAccessToken } from '#server/features/identity/tokens';
import { viewerOf } from '#server/features/identity/viewer.service';

/** The identity feature with its own server and database. */
export interface IdentityPortal {
  origin: string;
  app: FastifyInstance;
  provider: EmbeddedProvider;
  dataDir: string;
  close(): Promise<void>;
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AppError ? error : new AppError('INTERNAL', String(error));
    return reply.code(known.status).send({ success: false, error: known.message, code: known.code });
  });
}

export async function startIdentityPortal(
  options: Partial<EmbeddedProviderOptions> = {},
): Promise<IdentityPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'treadway-identity-'));
  const databaseUrl = await specDatabaseUrl();
  await openDatabase(databaseUrl, entities, undefined, connectionPatience);
  // The issuer must be known before the server listens.
  const origin = `http://127.0.0.1:${await freePort()}`;
  const provider = await createEmbeddedProvider({
    publicUrl: origin,
    dataDir,
    rateLimit: 1_000_000,
    ...options,
  });
  // Specs set their address with X-Forwarded-For.
  const app = fastify({ trustProxy: 'loopback' });
  answerErrors(app);
  app.decorateRequest('subject', function () {
    return verifyAccessToken(this.headers.authorization);
  });
  app.decorateRequest('viewer', async function () {
    return viewerOf(await this.subject());
  });
  await app.register((scope) => provider.register(scope));
  identityRoutes(app);
  app.get('/viewer', (request) => request.viewer());
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  const close = async (): Promise<void> => {
    await app.close();
    await closeDatabase();
    await dropSpecDatabase(databaseUrl);
    evictAll();
    await rm(dataDir, { recursive: true });
  };
  return { origin, app, provider, dataDir, close };
}

/** Creates an account at the provider. Returns its subject. */
export const makeAccount = (email: string, password: string, name = 'Ada Ribs'): Promise<string> =>
  transaction((manager) => createAccount(manager, { email, name, password }));

/** Sends a request to the portal's API with a token. */
export async function callApi(
  { origin }: IdentityPortal,
  path: string,
  token?: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${origin}${path}`, {
    method: path.startsWith('/api') ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
