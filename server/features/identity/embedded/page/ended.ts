import { cookieValue } from '#server/platform/http/cookie-value';
import type { Language } from '#server/platform/language/i18n';
import { texts } from './texts';
import type { PageSettings } from './layout';

/** The cookie in which the client stores why the last session ended, for the sign-in page. */
export const endedCookie = 'treadway-ended';

/** Returns why the last session in this browser ended, from its `Cookie` header: a short text and an explanation. */
export function endedWords(
  header: string | undefined,
  lang: Language,
  { productName, sessionIdleSeconds, sessionCountdownSeconds }: PageSettings,
): { brief: string; more: string } | null {
  const reason = cookieValue(header, endedCookie) ?? '';
  const { ended } = texts[lang];
  if (!Object.hasOwn(ended, reason)) return null;
  const minutes = Math.max(1, Math.round((sessionIdleSeconds + sessionCountdownSeconds) / 60));
  const [brief, more] = ended[reason as keyof typeof ended] as [string, string];
  return { brief, more: more.replace('{product}', () => productName).replace('{minutes}', String(minutes)) };
}
