import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { schemeScript, skeletonStyles } from './skeleton-styles';

/** Origins other than the portal's own that its pages use. */
export interface OtherOrigins {
  /** For images and videos. */
  files: readonly string[];
  /** For uploads. */
  uploads: readonly string[];
  /** For a hosted identity provider. */
  identity: readonly string[];
}

const nonces = new WeakMap<object, string>();

/** Returns the nonce of a response, with which its page can add style sheets of components. */
export function nonceOf(response: ServerResponse): string {
  let nonce = nonces.get(response);
  if (!nonce) nonces.set(response, (nonce = randomBytes(16).toString('base64')));
  return nonce;
}

/** Returns the policy source that allows exactly this inline script. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the text of the one script in a page. */
const scriptIn = (page: string): string => /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';

/**
 * Sets the content security policy: everything from the portal, images and videos also from the file storage. Style
 * attributes are allowed, because components position themselves with them and sanitized rich text contains some.
 */
export async function pageHeaders(
  pages: FastifyInstance,
  publicUrl: string,
  { files, uploads, identity }: OtherOrigins,
): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  const nonce = (_request: unknown, response: ServerResponse): string => `'nonce-${nonceOf(response)}'`;
  await pages.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...uploads, ...identity],
        scriptSrc: ["'self'", hashOf(schemeScript)],
        styleSrc: ["'self'"],
        styleSrcElem: ["'self'", hashOf(skeletonStyles), nonce],
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...files],
        mediaSrc: ["'self'", ...files],
        frameSrc: ["'self'", ...identity],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    frameguard: false,
    hsts: secure,
  });
}

const styleIn = (page: string): string => /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';

/** Returns the policy of the offline page: its own style and script, and requests to the portal. */
export const offlinePolicy = (page: string): string =>
  [
    "default-src 'none'",
    "connect-src 'self'",
    `script-src ${hashOf(scriptIn(page))}`,
    `style-src ${hashOf(styleIn(page))}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Serves the page of silent sign-in, which is opened in a hidden frame of the portal. */
export function silentPage(pages: FastifyInstance, page: string): void {
  const policy = `default-src 'none'; script-src ${hashOf(scriptIn(page))}; frame-ancestors 'self'; base-uri 'none'`;
  pages.get('/silent-check-sso.html', async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
