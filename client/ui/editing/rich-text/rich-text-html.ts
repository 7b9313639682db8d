/** Matches the HTML of an editor without text. */
const empty = /^(<p>(\s|<br\s*\/?>)*<\/p>)*$/;

/** Returns the editor's HTML for storage, or an empty string if it has no text. */
export const storedHtml = (html: string): string => (empty.test(html) ? '' : html);

/**
 * Returns inline HTML for storage, for example for a question. Paragraphs become line breaks unless there are lists.
 */
export function inlineHtml(html: string): string {
  const kept = storedHtml(html);
  const body = new DOMParser().parseFromString(kept, 'text/html').body;
  const blocks = [...body.children];
  if (blocks.some(({ tagName }) => tagName !== 'P')) return kept;
  return blocks.map(({ innerHTML }) => innerHTML).join('<br>');
}

/** Returns the plain text of rich text on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li)\b[^>]*>/gi, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
