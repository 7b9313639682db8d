import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { menusFor } from '#server/features/menus/menu.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { packed } from '#server/platform/http/pack';
import { routeNotFound } from './errors';
import { firstPage, pageDocument } from '../page/document';
import { readFirstFiles } from '../page/first-files';
import { installableFiles } from '../page/installable';
import { hasPage } from '../page/page-paths';
import { releasedFiles } from '../page/released-files';
import { nonceOf, type OtherOrigins, pageHeaders, silentPage } from '../page/page-policy';
import { trimStaticHeaders } from '../page/static-headers';

const served = /^\/(api|graphql|realms|assets|readyz|livez)(\/|$|\?)/;

/**
 * Returns the status of the page that a request gets. Returns null if it gets an error as JSON: if it isn't for a page, or
 * comes from a program, which accepts JSON and no HTML. At an unknown path, only browsers get a page: they accept HTML.
 */
function pageStatus({ method, url, headers }: FastifyRequest): 200 | 404 | null {
  if ((method !== 'GET' && method !== 'HEAD') || served.test(url)) return null;
  const accept = headers.accept ?? '';
  const acceptsHtml = accept.includes('text/html');
  if (hasPage(url.replace(/[?#].*/s, ''))) return acceptsHtml || !accept.includes('json') ? 200 : null;
  return acceptsHtml ? 404 : null;
}

/** Serves the built files. Files with a hash in their name are cached permanently. */
async function builtFiles(pages: FastifyInstance, clientDir: string): Promise<void> {
  await pages.register(fastifyStatic, {
    root: clientDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['silent-check-sso.html'],
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The addresses of the portal and of the services that it uses. */
export interface Site {
  publicUrl: string;
  /** The issuer of the hosted identity provider; null for the embedded provider. */
  issuer: string | null;
  origins: OtherOrigins;
}

/**
 * Serves the built client and its single page for every path of a screen. A page requested under another name of this
 * machine redirects to the public address, because sign-in accepts only that one.
 */
export async function clientFiles(
  pages: FastifyInstance,
  clientDir: string,
  { publicUrl, issuer, origins }: Site,
): Promise<void> {
  const filesOf = readFirstFiles(clientDir);
  const { host } = new URL(publicUrl);
  await pageHeaders(pages, publicUrl, origins);
  trimStaticHeaders(pages);
  const silent = join(clientDir, 'silent-check-sso.html');
  if (existsSync(silent)) silentPage(pages, readFileSync(silent, 'utf8'));
  installableFiles(pages);
  await builtFiles(pages, clientDir);
  releasedFiles(pages);
  pages.setNotFoundHandler(async (request, reply) => {
    const status = pageStatus(request);
    if (status === null) return routeNotFound(request, reply);
    if (request.headers.host !== host) return reply.redirect(`${publicUrl}${request.url}`, 307);
    const { layout, lang, toForm } = firstPage(request);
    const [settings, menus] = await Promise.all([currentSettings(), menusFor({ kind: 'stranger' })]);
    const nonce = nonceOf(reply.raw);
    const files = toForm ? filesOf.toForm : filesOf.page(layout, lang);
    void reply
      .code(status)
      .header('cache-control', 'no-cache, private')
      .header('vary', 'accept, accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8');
    const document = pageDocument({ layout, lang, nonce, settings, menus, files, issuer });
    return reply.send(await packed(request, reply, document));
  });
}
