import type { FastifyRequest } from 'fastify';
import { endedCookie } from '#server/features/identity/embedded/page/ended';
import type { menusFor } from '#server/features/menus/menu.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { browserLanguage } from '#server/platform/language/browser-language';
import { escapeHtml } from '#server/platform/text/html';
import { type Language, localize, localeOf } from '#server/platform/language/i18n';
import type { FirstFiles } from './first-files';
import { layoutOf, login, type Layout } from './layouts';
import { pageTexts } from './page-texts';
import { skeleton } from './skeleton';
import { schemeScript, skeletonStyles } from './skeleton-styles';

type Settings = Awaited<ReturnType<typeof currentSettings>>;
type Menus = Awaited<ReturnType<typeof menusFor>>;

/** The client sets this cookie while someone is signed in on the device. It only affects which page is sent first. */
const hereCookie = 'treadway-here';

/** Returns JSON that is safe in a script element. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The settings that are sent to strangers with the page. */
const publicSettings = (settings: Settings) => ({
  productName: settings.productName,
  brandColor: settings.brandColor,
  loginLine: settings.loginLine,
  supportEmail: settings.supportEmail,
  timezone: settings.timezone,
  maintenanceMode: settings.maintenanceMode,
  maintenanceStartedAt: settings.maintenanceStartedAt,
  maintenanceEndsAt: settings.maintenanceEndsAt,
  maintenanceMessage: settings.maintenanceMessageTranslations,
  logo: settings.logo,
  termsVersion: settings.termsVersion,
  standardTestsRequired: settings.standardTestsRequired,
  sessionIdleSeconds: settings.sessionIdleSeconds,
  sessionCountdownSeconds: settings.sessionCountdownSeconds,
});

/**
 * Returns the tags that name the identity provider and connect to it early, because personal data needs its response.
 */
const hostedIdentity = (issuer: string): string[] => [
  `<meta name="identity-issuer" content="${escapeHtml(issuer)}">`,
  `<link rel="preconnect" href="${escapeHtml(new URL(issuer).origin)}" crossorigin>`,
];

function head({ lang, nonce, settings, files, issuer }: DocumentParts): string {
  const name = escapeHtml(settings.productName);
  const description = escapeHtml(pageTexts[lang].description);
  const preload = (href: string, kind: string): string => `<link rel="preload" href="${href}" ${kind}>`;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${name}</title>`,
    `<meta name="description" content="${description}"><meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${description}"><meta property="og:type" content="website">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(issuer ? hostedIdentity(issuer) : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    '<link rel="apple-touch-icon" href="/icons/touch-180.png">',
    `<script>${schemeScript}</script><style>${skeletonStyles}</style>`,
    ...files.styles.map((href) => preload(href, 'as="style"')),
    ...files.fonts.map((href) => preload(href, 'as="font" type="font/woff2" crossorigin')),
    // The frame is drawn without these scripts; small style sheets and fonts load first.
    ...files.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  ].join('\n');
}

interface DocumentParts {
  layout: Layout;
  lang: Language;
  nonce: string;
  settings: Settings;
  menus: Menus;
  files: FirstFiles;
  /** The issuer of a hosted identity provider; null if people sign in at the portal's own address. */
  issuer: string | null;
}

/** Returns the HTML document: the skeleton of the page, the settings and the files to load. */
export function pageDocument(parts: DocumentParts): string {
  const { layout, lang, settings, menus, files } = parts;
  const { loading, noScript } = pageTexts[lang];
  const [first, ...others] = files.scripts;
  const frame = skeleton({
    area: layout.area,
    productName: settings.productName,
    menu: menus.mainMenu.links.map(({ labelTranslations }) => localize(labelTranslations, lang)),
    loading,
  });
  // The content comes before the style sheets, so it is drawn without waiting for them. The scripts do wait.
  return [
    `<!doctype html>\n<html lang="${localeOf(lang)}"><head>${head(parts)}</head>`,
    `<body><div id="root">${frame}</div><noscript>${escapeHtml(noScript)}</noscript>`,
    `<script type="application/json" id="settings">${asJson(publicSettings(settings))}</script>`,
    `<script type="module" async src="${first}"></script>`,
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...others.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('\n');
}

/** The first page for a path. */
export interface FirstPage {
  layout: Layout;
  lang: Language;
  /** True if the page only redirects to the sign-in form of the provider. */
  toForm: boolean;
}

/** Returns the layout and language of the first page for a request. */
export function firstPage(request: FastifyRequest): FirstPage {
  const { [hereCookie]: here, [endedCookie]: ended } = request.cookies;
  const [pathname = '/'] = request.url.split(/[?#]/);
  const layout = layoutOf(pathname, here !== undefined);
  return {
    layout,
    lang: browserLanguage(request.headers),
    toForm: layout === login && here === undefined && ended === undefined,
  };
}
