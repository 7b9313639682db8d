import { dropCookie, readCookie, writeCookie } from '#client/platform/cookies';
import { defaultLanguage, isLanguage, type Language } from './languages';

const storedName = 'treadway-language';
const selectedName = 'treadway-language-chosen';
const yearSeconds = 31_536_000;

/** The language last used on this device, else the one that the page was sent in. */
export function storedLanguage(): Language {
  return [readCookie(storedName), document.documentElement.lang].find(isLanguage) ?? defaultLanguage;
}

/** Keeps the language that is shown for pages that are drawn before anybody is known. */
export function keepLanguage(language: Language): void {
  if (readCookie(storedName) !== language) writeCookie(storedName, language, yearSeconds);
}

/** Keeps the choice of a visitor who is not signed in. */
export function storeLanguage(language: Language): void {
  writeCookie(storedName, language, yearSeconds);
  writeCookie(selectedName, language);
}

/** The choice made in this browser just before signing in, once: it is then saved on the server. */
export function takeSelectedLanguage(): Language | undefined {
  const selected = readCookie(selectedName);
  if (selected !== undefined) dropCookie(selectedName);
  return isLanguage(selected) ? selected : undefined;
}
