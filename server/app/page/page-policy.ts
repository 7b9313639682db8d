import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { schemeScript, skeletonStyles } from './skeleton-styles';

/** Origins besides the portal's own that its pages use. */
export interface OtherOrigins {
  /** Of images and films. */
  files: readonly string[];
  /** That files are uploaded to. */
  uploads: readonly string[];
  /** Of a hosted identity provider. */
  identity: readonly string[];
}

const nonces = new WeakMap<object, string>();

/** The word by which this one answer's page may add style sheets of its components. */
export function nonceOf(response: ServerResponse): string {
  let nonce = nonces.get(response);
  if (!nonce) nonces.set(response, (nonce = randomBytes(16).toString('base64')));
  return nonce;
}

/** The source by which a policy allows this very text, and no other, inside a page. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The text of the one script inside a page. */
const scriptIn = (page: string): string => /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';

/**
 * What a page may load: everything from here, images and films from where files lie too. Style sheets are from here,
 * the document's own, or a component's with the answer's nonce; style attributes are free, because components
 * position themselves by them and rich text keeps its sanitised ones.
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

/** What the page may do that a device shows without a connection: its own style and script, and asking the portal. */
export const offlinePolicy = (page: string): string =>
  [
    "default-src 'none'",
    "connect-src 'self'",
    `script-src ${hashOf(scriptIn(page))}`,
    `style-src ${hashOf(styleIn(page))}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The page that the silent sign-in answers with, inside a hidden frame of the portal itself. */
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
