import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { currentSettings } from '#server/features/settings/settings.service';
import { brandMark } from '#server/platform/brand-mark';
import { sendPublic } from '#server/platform/http/public-read';
import { browserLanguage } from '#server/platform/language/browser-language';
import type { Language } from '#server/platform/language/i18n';
import { offlinePage } from './offline-page';
import { offlinePolicy } from './page-policy';
import { pageTexts } from './page-texts';

const rubber = '#141619';

interface Icon {
  size: number;
  /** True if a device can crop the icon to its own shape. The mark then has a margin. */
  maskable: boolean;
}

const icons: Readonly<Record<string, Icon>> = {
  '192': { size: 192, maskable: false },
  '512': { size: 512, maskable: false },
  'maskable-512': { size: 512, maskable: true },
  // For the home screen of an iPhone, which rounds the corners itself.
  'touch-180': { size: 180, maskable: true },
};

/** Returns the mark in the brand color on a rubber background, as SVG. */
function iconSvg({ maskable }: Icon, brandColor: string): string {
  const part = maskable ? 0.55 : 0.75;
  const edge = (32 * (1 - part)) / 2;
  const mark = brandMark.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace('currentColor', brandColor);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${maskable ? 0 : 6}" fill="${rubber}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${part})">${mark}</g></svg>`,
  ].join('');
}

const drawn = new Map<string, Promise<Buffer>>();

/** Returns an icon as PNG. Results are cached by icon and brand color. */
function iconPng(name: string, icon: Icon, brandColor: string): Promise<Buffer> {
  const key = `${name} ${brandColor}`;
  let png = drawn.get(key);
  if (!png) {
    const density = (72 * icon.size) / 32;
    png = sharp(Buffer.from(iconSvg(icon, brandColor)), { density })
      .resize(icon.size, icon.size)
      .png()
      .toBuffer();
    drawn.set(key, png);
  }
  return png;
}

/** Returns the web app manifest. */
function manifest(productName: string, lang: Language): string {
  const png = (name: string, purpose: string) => {
    const { size } = icons[name]!;
    return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
  };
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: pageTexts[lang].description,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: rubber,
    theme_color: rubber,
    icons: [png('192', 'any'), png('512', 'any'), png('maskable-512', 'maskable')],
  });
}

/** Serves the web app manifest, its icons and the offline page, so that devices can install the portal. */
export function installableFiles(pages: FastifyInstance): void {
  pages.get('/manifest.webmanifest', async (request, reply) => {
    const { productName } = await currentSettings();
    void reply.header('vary', 'accept-language, cookie').type('application/manifest+json; charset=utf-8');
    return sendPublic(request, reply, manifest(productName, browserLanguage(request.headers)));
  });
  for (const [name, icon] of Object.entries(icons)) {
    pages.get(`/icons/${name}.png`, async (_request, reply) => {
      const { brandColor } = await currentSettings();
      return reply
        .header('cache-control', 'no-cache')
        .type('image/png')
        .send(await iconPng(name, icon, brandColor));
    });
  }
  pages.get('/offline.html', async (request, reply) => {
    const { productName, brandColor } = await currentSettings();
    const page = offlinePage(productName, brandColor);
    void reply.header('content-security-policy', offlinePolicy(page)).type('text/html; charset=utf-8');
    return sendPublic(request, reply, page);
  });
}
