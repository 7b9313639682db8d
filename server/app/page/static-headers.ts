import type { FastifyInstance } from 'fastify';

/** Headers that restrict documents and workers. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Headers for revalidating a cached file. Files that never change are never revalidated. */
const revalidationHeaders = ['accept-ranges', 'etag', 'last-modified'];

const staticType =
  /^(text\/(javascript|css|plain)|font\/|image\/|application\/(javascript|json|manifest\+json))/;

/** An SVG image can be opened as a document, so it has a policy, but a short one. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Returns true if the script can be a service worker, which obeys the policy of its own response. */
const isWorker = (type: string, url: string): boolean =>
  type.includes('javascript') && !url.startsWith('/assets/');

/**
 * Sends scripts, style sheets, fonts and images without the headers that only documents and workers obey. They retain
 * `x-content-type-options` and `cross-origin-resource-policy`. Documents, workers and errors retain all headers.
 */
export function trimStaticHeaders(pages: FastifyInstance): void {
  pages.addHook('onSend', (request, reply, _payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (reply.statusCode < 400 && staticType.test(type) && !isWorker(type, request.url)) {
      for (const name of documentHeaders) reply.raw.removeHeader(name);
      if (type.startsWith('image/svg')) void reply.header('content-security-policy', svgPolicy);
      if (String(reply.getHeader('cache-control')).includes('immutable'))
        for (const name of revalidationHeaders) void reply.removeHeader(name);
    }
    done();
  });
}
