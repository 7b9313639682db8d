/** What an editor without a word in it gives. */
const empty = /^(<p>(\s|<br\s*\/?>)*<\/p>)*$/;

/** An editor's HTML as it is kept: nothing where no word was written. */
export const storedHtml = (html: string): string => (empty.test(html) ? '' : html);

/** The same for a text within a line, such as a question's: paragraphs become lines, unless there are lists too. */
export function inlineHtml(html: string): string {
  const kept = storedHtml(html);
  const body = new DOMParser().parseFromString(kept, 'text/html').body;
  const blocks = [...body.children];
  if (blocks.some(({ tagName }) => tagName !== 'P')) return kept;
  return blocks.map(({ innerHTML }) => innerHTML).join('<br>');
}

/** The words of rich text, on one line. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(br|\/p|\/li)\b[^>]*>/gi, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
