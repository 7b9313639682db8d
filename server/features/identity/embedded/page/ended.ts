import { cookieValue } from '#server/platform/http/cookie-value';
import type { Language } from '#server/platform/language/i18n';
import { texts } from './texts';
import type { PageSettings } from './layout';

/** Where the portal's client keeps why the last session ended, to be told before anybody signs in again. */
export const endedCookie = 'treadway-ended';

/** Why the last session in this browser ended, as its `Cookie` header has it from the portal: in brief, and more. */
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
