import sanitizeHtml from 'sanitize-html';
import { isLostTag, richTextOptions } from './rich-text';

const maxNamed = 20;
const maxNamedLength = 60;

const quoted = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Returns the remaining value of an attribute; null if it is removed. */
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
 * Returns what `sanitizeRichText` removes from `html`, in HTML notation: tags as `<img>`, attributes, style properties
 * and link addresses. Each appears once, and only the first twenty.
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
