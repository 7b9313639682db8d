import { cookieValue } from '../http/cookie-value';
import { isLanguage, type Language } from './i18n';

/** The browser's cookie of the interface language, which the portal's pages and the provider's share. */
const name = 'treadway-language';
/** That it was chosen by somebody not signed in yet, whose profile takes it over. */
const selectedName = 'treadway-language-chosen';
const yearSeconds = 31_536_000;

/** The language that a request's `Cookie` header asks for; null where it names none of the three. */
export function cookieLanguage(header: string | undefined): Language | null {
  const value = cookieValue(header, name);
  return isLanguage(value) ? value : null;
}

/** `Set-Cookie` headers that keep a visitor's choice; the portal's scripts read them. */
export function selectedLanguageCookies(language: Language, secure: boolean): string[] {
  const shared = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [`${name}=${language}; Max-Age=${yearSeconds}; ${shared}`, `${selectedName}=${language}; ${shared}`];
}
