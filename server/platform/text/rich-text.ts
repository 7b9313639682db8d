import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { plainText } from './plain-text';

const markdown = new MarkdownIt({ html: false });

const colour = [/^#[0-9a-f]{3,8}$/i, /^[a-z]{3,20}$/i, /^(?:rgb|hsl)a?\([\d\s.,%/]+\)$/i];
const safeStyles = {
  color: colour,
  'background-color': colour,
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
  'font-style': [/^(?:normal|italic)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
};

const blocks =
  'div section article header footer figure figcaption center address pre h1 h2 h3 h4 h5 h6 blockquote tr caption dt dd';

/** Tags that become one of the allowed ones, so that text keeps its lines and its marks. */
const renamed: Record<string, string> = {
  ...Object.fromEntries(blocks.split(' ').map((tag) => [tag, 'p'])),
  del: 's',
  ins: 'u',
};

const allowedTags = 'p a strong b em i u s strike br ul ol li span'.split(' ');

function safeLink(tagName: string, attributes: Record<string, string>): sanitizeHtml.Tag {
  if (attributes['target'] !== '_blank') return { tagName, attribs: attributes };
  // Without this the opened page could steer the portal's own window.
  return { tagName, attribs: { ...attributes, rel: 'noopener noreferrer' } };
}

/** What of HTML a text may hold. */
export const richTextOptions: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'rel', { name: 'target', values: ['_blank', '_self'] }], span: ['style'] },
  allowedStyles: { span: safeStyles },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { ...renamed, a: safeLink },
  nonTextTags:
    'script style textarea option noscript iframe object template title xmp noembed noframes plaintext'.split(
      ' ',
    ),
};

/**
 * HTML reduced to what the rich-text editor knows: paragraphs, links, bold, italic, underline, strike, line
 * breaks, lists and spans with style. The text of other tags is kept, that of scripts and the like is not.
 */
export function sanitizeRichText(html: string): string {
  const spaced = html.replace(/<\/t[dh]\s*>/gi, '$& ');
  // What was written as a reference is a character only now.
  const plain = plainText(sanitizeHtml(spaced, richTextOptions));
  // The second pass closes paragraphs that a renamed block left inside one another, and looks again at addresses and
  // tags: a character that went can have hidden a scheme, and one that was joined to a mark can have ended a tag.
  return sanitizeHtml(plain, richTextOptions)
    .replace(/<p>\s*<\/p>/g, '')
    .trim();
}

const lostBesides = new Set(['table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote']);
const harmless = new Set([
  ...Object.keys(renamed),
  ...allowedTags,
  'html',
  'body',
  'thead',
  'tbody',
  'th',
  'td',
]);

/** Whether `sanitizeRichText` gives a tag up with its meaning. */
export const isLostTag = (name: string): boolean => lostBesides.has(name) || !harmless.has(name);

/** The names of the tags in `html` that `sanitizeRichText` gives up with their meaning, each once. */
export function lostTags(html: string): string[] {
  const lost = new Set<string>();
  const onOpenTag = (name: string) => {
    if (isLostTag(name)) lost.add(name);
  };
  sanitizeHtml(html, { ...richTextOptions, onOpenTag });
  return [...lost];
}

/** Plain text as rich text: everything in it is shown as it is, its line breaks are kept. */
export function plainTextToRichText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .trim()
    .replace(/\r\n?|\n/g, '<br />');
}

/** Markdown as HTML, before it is sanitised; HTML in the Markdown itself is shown as text. */
export const renderMarkdown = (text: string): string => markdown.render(text);

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What a reader sees of rich text, without its marks; a paragraph, list item or line break ends a line. */
export function richTextToPlain(html: string): string {
  const broken = html.replace(/<br\s*\/?>|<\/(?:p|li|ul|ol|div|h[1-6]|tr)\s*>/gi, '$&\n');
  return sanitizeHtml(broken, { ...richTextOptions, allowedTags: [], transformTags: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : gap))
    .trim();
}
