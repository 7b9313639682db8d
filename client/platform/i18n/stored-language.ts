import { dropCookie, readCookie, writeCookie } from '#client/platform/cookies';
import { defaultLanguage, isLanguage, languages, type Language } from './languages';

const storedName = 'treadway-language';
const selectedName = 'treadway-language-chosen';
const yearSeconds = 31_536_000;

/** Returns the language last used on this device, or the language of the HTML page. */
export function storedLanguage(): Language {
  const sent = languages.find(({ locale }) => locale === document.documentElement.lang)?.code;
  return [readCookie(storedName), sent].find(isLanguage) ?? defaultLanguage;
}

/** Stores the visible language for pages that render before the session is known. */
export function keepLanguage(language: Language): void {
  if (readCookie(storedName) !== language) writeCookie(storedName, language, yearSeconds);
}

/** Stores the language selected by a visitor. */
export function storeLanguage(language: Language): void {
  writeCookie(storedName, language, yearSeconds);
  writeCookie(selectedName, language);
}

/** Returns and clears the language selected just before sign-in, so that it can be saved on the server. */
export function takeSelectedLanguage(): Language | undefined {
  const selected = readCookie(selectedName);
  if (selected !== undefined) dropCookie(selectedName);
  return isLanguage(selected) ? selected : undefined;
}
