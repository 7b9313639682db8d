import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentSettings } from '#server/features/settings/settings.service';
import { AppError } from '#server/platform/errors';
import { root } from '#server/platform/root';
import { verifyAccessToken } from '../tokens';
import { findAccountBySubject, type EmbeddedAccount } from './accounts';
import { pageFonts } from './page/layout';
import { pageScript, schemeScript, signOutScript } from './page/scripts';
import { brandStyles, pageStyles } from './page/styles';
import { realmPath } from './realm';

const fontFolder = join(root, 'client', 'ui', 'theme', 'fonts');

async function callersAccount(request: FastifyRequest): Promise<EmbeddedAccount | null> {
  try {
    const subject = await verifyAccessToken(request.headers.authorization);
    return subject && (await findAccountBySubject(subject.subject));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const reject = (reply: FastifyReply) =>
  reply
    .status(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ error: 'invalid_token' });

/** Registers userinfo and account by the token itself, because oidc-provider's userinfo rejects tokens for an API. */
function accountRoutes(app: FastifyInstance): void {
  app.get('/protocol/openid-connect/userinfo', async (request, reply) => {
    const account = await callersAccount(request);
    if (!account) return reject(reply);
    const { subject, email, emailVerified, name } = account;
    return { sub: subject, email, email_verified: emailVerified, name, preferred_username: email };
  });
  app.get('/account', async (request, reply) => {
    const account = await callersAccount(request);
    if (!account) return reject(reply);
    const { subject, email, emailVerified, name } = account;
    return {
      id: subject,
      username: email,
      email,
      emailVerified,
      firstName: name,
      lastName: '',
      attributes: {},
    };
  });
}

function resources(app: FastifyInstance): void {
  const texts: Record<string, [type: string, text: string]> = {
    'scheme.js': ['text/javascript', schemeScript],
    'page.js': ['text/javascript', pageScript],
    'sign-out.js': ['text/javascript', signOutScript],
  };
  for (const [name, [type, text]] of Object.entries(texts)) {
    app.get(`/resources/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
  const styles = pageStyles(`${realmPath}/resources`);
  app.get('/resources/page.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(brandStyles((await currentSettings()).brandColor) + styles),
  );
  for (const name of pageFonts) {
    const file = join(fontFolder, `${name}-portal.woff2`);
    app.get(`/resources/${name}.woff2`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(createReadStream(file)),
    );
  }
}

/** Registers routes that oidc-provider lacks, in the format that keycloak-js expects. */
export function ownEndpoints(app: FastifyInstance): void {
  accountRoutes(app);
  resources(app);
}
