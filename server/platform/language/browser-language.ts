import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language } from './i18n';
import { cookieLanguage } from './language-cookie';

/** Returns the languages of an `Accept-Language` header by preference. */
function wished(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

/**
 * Returns the first language: that of the device's cookie, else the first supported one of the browser, else English.
 */
export function browserLanguage(headers: IncomingHttpHeaders): Language {
  return cookieLanguage(headers.cookie) ?? wished(headers['accept-language'] ?? '').find(isLanguage) ?? 'en';
}
