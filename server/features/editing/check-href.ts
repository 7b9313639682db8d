import { throwFieldError } from '#server/platform/errors';

/** Longest address of a link in characters. */
const maxHrefLength = 2000;

const kinds: readonly RegExp[] = [
  // A browser takes a second slash, or a backslash for one, as the beginning of another site's address.
  /^\/(?![/\\])/,
  /^https?:\/\/[^/\\]/i,
  /^mailto:[^@]+@[^@]+$/i,
  /^tel:\+?[\d().-]*\d[\d().-]*$/i,
];

// Browsers leave tabs and line ends out of an address, and what cannot be seen misleads who reads it.
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}]/u;

const isHref = (text: string): boolean =>
  text.length <= maxHrefLength &&
  !unseen.test(text) &&
  kinds.some((kind) => kind.test(text)) &&
  URL.canParse(text, 'https://portal.example');

/** An address that a link may have, without outer spaces; any other is refused, `javascript:` in whatever disguise. */
export function checkHref(sent: string, path: string): string {
  const text = sent.trim();
  if (!isHref(text)) throwFieldError(path, 'The address is none that a link may have.');
  return text;
}
