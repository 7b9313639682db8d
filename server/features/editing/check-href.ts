import { throwFieldError } from '#server/platform/errors';

/** Maximum length of a link's address in characters. */
const maxHrefLength = 2000;

const kinds: readonly RegExp[] = [
  // Browsers read a second slash, or a backslash in its place, as the start of another site's address.
  /^\/(?![/\\])/,
  /^https?:\/\/[^/\\]/i,
  /^mailto:[^@]+@[^@]+$/i,
  /^tel:\+?[\d().-]*\d[\d().-]*$/i,
];

// Browsers ignore tabs and line breaks in an address, and invisible characters can mislead its reader.
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

const isHref = (text: string): boolean =>
  text.length <= maxHrefLength &&
  !unseen.test(text) &&
  kinds.some((kind) => kind.test(text)) &&
  URL.canParse(text, 'https://portal.example');

/**
 * Returns the trimmed address; throws BAD_USER_INPUT unless it is a local path or an http, mailto or tel
 * address.
 */
export function checkHref(sent: string, path: string): string {
  const text = sent.trim();
  if (!isHref(text)) throwFieldError(path, 'The address is none that a link may have.');
  return text;
}
