import sanitizeHtml from 'sanitize-html';
import { isLostTag, richTextOptions } from './rich-text';

const maxNamed = 20;
const maxNamedLength = 60;

const quoted = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** What is left of an attribute; null where the whole of it goes. */
function keptOf(tag: string, attribute: string, value: string): string | null {
  const clean = sanitizeHtml(`<${tag} ${attribute}="${quoted(value)}">`, richTextOptions);
  return new RegExp(` ${attribute}="([^"]*)"`).exec(clean)?.[1] ?? null;
}

const propertiesOf = (style: string): string[] =>
  style
    .split(';')
    .map((property) => property.split(':', 1)[0]!.trim().toLowerCase())
    .filter(Boolean);

function lostAttributes(tag: string, attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (tag === 'span' && name === 'style') {
      const kept = new Set(propertiesOf(keptOf(tag, name, value) ?? ''));
      return propertiesOf(value).filter((property) => !kept.has(property));
    }
    if (tag === 'a' && name === 'rel') return [];
    if (tag === 'a' && (name === 'href' || name === 'target')) {
      return keptOf(tag, name, value) === null ? [value.trim() || name] : [];
    }
    return [name];
  });
}

/**
 * What `sanitizeRichText` takes out of `html`, as it is called in HTML: tags as `<img>`, attributes, properties of a
 * style, addresses of links; each once, the first twenty.
 */
export function lostOf(html: string): string[] {
  if (!html.includes('<')) return [];
  const lost = new Set<string>();
  const onOpenTag = (tag: string, attributes: Record<string, string>) => {
    if (lost.size >= maxNamed) return;
    const names = isLostTag(tag) ? [`<${tag}>`] : lostAttributes(tag, attributes);
    for (const name of names) lost.add(name.slice(0, maxNamedLength));
  };
  sanitizeHtml(html, { ...richTextOptions, onOpenTag });
  return [...lost].slice(0, maxNamed);
}
