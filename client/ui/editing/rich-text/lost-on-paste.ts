const kept = new Set('p a strong b em i u s strike br ul ol li span'.split(' '));

/** Tags that convert to supported ones, or only wrap the pasted content. */
const equal = new Set(
  'div section article header footer figure figcaption center address tr th td tbody thead caption dt dd del ins meta'.split(
    ' ',
  ),
);

const storedAttributes: Record<string, readonly string[]> = { a: ['href', 'target', 'rel'], span: ['style'] };

const isLink = (address: string): boolean => /^(https?:\/\/|mailto:|\/(?!\/))/i.test(address.trim());

function lostOfElement({ localName, attributes }: Element): string[] {
  if (equal.has(localName)) return [];
  if (!kept.has(localName)) return [`<${localName}>`];
  return [...attributes].flatMap(({ name, value }) => {
    if (!storedAttributes[localName]?.includes(name)) return [name];
    return name === 'href' && !isLink(value) ? [value || name] : [];
  });
}

const maxNamed = 10;
const maxNamedLength = 60;

/** Returns the first ten distinct tags, attributes and link addresses that the editor removes from pasted HTML. */
export function lostOnPaste(html: string): string[] {
  // The content was copied from the same kind of editor and contains nothing unsupported.
  if (html.includes('data-pm-slice')) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lost = [...body.querySelectorAll('*')].flatMap(lostOfElement);
  return [...new Set(lost.map((name) => name.slice(0, maxNamedLength)))].slice(0, maxNamed);
}
