import { cookieValue } from '../http/cookie-value';
import { isLanguage, type Language } from './i18n';

/** The cookie of the interface language, which the portal and the embedded identity provider share. */
const name = 'treadway-language';
/** Set if someone selected the language before signing in. Their profile then adopts it. */
const selectedName = 'treadway-language-chosen';
const yearSeconds = 31_536_000;

/** Returns the language of the cookie; null if it has none of the three. */
export function cookieLanguage(header: string | undefined): Language | null {
  const value = cookieValue(header, name);
  return isLanguage(value) ? value : null;
}

/** Returns the `Set-Cookie` headers of a selected language. The portal's scripts read these cookies. */
export function selectedLanguageCookies(language: Language, secure: boolean): string[] {
  const shared = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [`${name}=${language}; Max-Age=${yearSeconds}; ${shared}`, `${selectedName}=${language}; ${shared}`];
}
