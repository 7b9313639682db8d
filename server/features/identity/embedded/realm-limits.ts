import type { FastifyRequest } from 'fastify';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { networkOf } from '#server/platform/http/network';
import { requestLimit } from '#server/platform/limits/rate-limit';

// An office signs in from one address: 50 people at once send 500 requests in ten seconds, and each can start twelve
// sign-ins in ten minutes.
const share = 2;
const maxValueLength = 512;
const maxInAllLength = 4000;

/** Returns true if the response stores a row although no one has signed in. A silent check stores none. */
function isBeginning(request: FastifyRequest, realmPath: string): boolean {
  const path = request.url.split('?')[0];
  if (path === `${realmPath}/protocol/openid-connect/logout`) return true;
  if (path !== `${realmPath}/protocol/openid-connect/auth`) return false;
  return (request.query as { prompt?: unknown }).prompt !== 'none';
}

/**
 * Counts a request to the realm by its address, and again if it starts a sign-in or sign-out. Throws RATE_LIMITED above
 * twice `rateLimit` in ten seconds, or that many starts in ten minutes. Files of the pages don't count.
 */
export function realmLimits(
  rateLimit: number,
  realmPath: string,
): (request: FastifyRequest) => Promise<void> {
  const requests = requestLimit(rateLimit * share);
  const beginnings = requestLimit(rateLimit * share, 600);
  return async (request) => {
    if (request.url.startsWith(`${realmPath}/resources/`)) return;
    const network = networkOf(request.ip);
    await requests(network);
    if (isBeginning(request, realmPath)) await beginnings(network);
  };
}

/** Rejects a stored authorization request with longer parameters than a browser's client sends. */
export function requireShortParameters({ oidc }: KoaContextWithOIDC): void {
  const { state, nonce, ...others } = oidc.params as Record<string, string | undefined>;
  for (const [name, value] of Object.entries({ state, nonce })) {
    if (value && value.length > maxValueLength) throw new errors.InvalidRequest(`${name} is too long`);
  }
  if (Object.values(others).join('').length > maxInAllLength) {
    throw new errors.InvalidRequest('the parameters are too long');
  }
}
