import type { currentSettings } from '#server/features/settings/settings.service';
import { brandMark } from '#server/platform/brand-mark';
import { escapeHtml } from '#server/platform/text/html';
import { type Language, localeOf } from '#server/platform/language/i18n';
import { realmPath } from '../realm';
import { sidewall } from './sidewall';
import { texts } from './texts';

/** The portal's fonts, reduced to the letters of its languages at half the size. */
export const pageFonts = ['archivo', 'atkinson'];

export type PageSettings = Pick<
  Awaited<ReturnType<typeof currentSettings>>,
  'productName' | 'loginLine' | 'sessionIdleSeconds' | 'sessionCountdownSeconds' | 'termsVersion'
>;

export interface PageParts {
  lang: Language;
  title: string;
  settings: PageSettings;
  /** The HTML next to the tire. */
  content: string;
  /** Names of additional scripts among the resources. */
  scripts?: string[];
  /** Addresses of files that the next page needs. The browser prefetches them. */
  ahead?: readonly string[];
}

/** Returns a page of the provider in the portal's design. Nothing is inline, so that the policy can forbid it. */
export function layout({ lang, title, settings, content, scripts = [], ahead = [] }: PageParts): string {
  const name = escapeHtml(settings.productName);
  const resources = `${realmPath}/resources`;
  const fonts = pageFonts.map(
    (font) =>
      `<link rel="preload" href="${resources}/${font}.woff2" as="font" type="font/woff2" crossorigin>`,
  );
  const code = scripts.map((file) => `<script src="${resources}/${file}" defer></script>`);
  // Links without a relation aren't fetched until a script sets one.
  const later = ahead.map((file) => `<link data-ahead href="${file}">`);
  return `<!doctype html>
<html lang="${localeOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · ${name}</title>
<meta name="description" content="${escapeHtml(texts[lang].about)}">
<link rel="stylesheet" href="${resources}/page.css"><script src="${resources}/scheme.js"></script>
${[...fonts, ...code, ...later].join('\n')}</head>
<body><div class="page">
<header class="band">${sidewall(settings.loginLine)}<div class="in"><div class="brandmark">${brandMark}<span>${name}</span></div>
<p class="about dim">${escapeHtml(texts[lang].about)}</p></div></header>
<main class="side"><div class="in">${content}</div></main>
</div></body></html>`;
}
