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

/** Tags that are converted to allowed ones, so that text keeps its lines and formatting. */
const renamed: Record<string, string> = {
  ...Object.fromEntries(blocks.split(' ').map((tag) => [tag, 'p'])),
  del: 's',
  ins: 'u',
};

const allowedTags = 'p a strong b em i u s strike br ul ol li span'.split(' ');

function safeLink(tagName: string, attributes: Record<string, string>): sanitizeHtml.Tag {
  if (attributes['target'] !== '_blank') return { tagName, attribs: attributes };
  // Otherwise the opened page could navigate the portal's window.
  return { tagName, attribs: { ...attributes, rel: 'noopener noreferrer' } };
}

/** The HTML that a text may contain. */
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
 * Reduces HTML to the features of the rich-text editor: paragraphs, links, bold, italic, underline, strike, line
 * breaks, lists and styled spans. The text of other tags stays, except that of scripts and the like.
 */
export function sanitizeRichText(html: string): string {
  const spaced = html.replace(/<\/t[dh]\s*>/gi, '$& ');
  // Character references are decoded only now.
  const plain = plainText(sanitizeHtml(spaced, richTextOptions));
  // The second pass closes paragraphs that renamed blocks left nested, and checks addresses and tags again, because
  // removed characters can have hidden a scheme or a tag.
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

/** Returns true if `sanitizeRichText` removes a tag that has a meaning. */
export const isLostTag = (name: string): boolean => lostBesides.has(name) || !harmless.has(name);

/** Returns the names of meaningful tags that `sanitizeRichText` removes from `html`, each once. */
export function lostTags(html: string): string[] {
  const lost = new Set<string>();
  const onOpenTag = (name: string) => {
    if (isLostTag(name)) lost.add(name);
  };
  sanitizeHtml(html, { ...richTextOptions, onOpenTag });
  return [...lost];
}

/** Converts plain text to rich text. Line breaks stay, and HTML is escaped. */
export function plainTextToRichText(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .trim()
    .replace(/\r\n?|\n/g, '<br />');
}

/** Renders Markdown as HTML, which still needs sanitizing. HTML in the Markdown is escaped. */
export const renderMarkdown = (text: string): string => markdown.render(text);

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Returns the text of rich text without its formatting. Paragraphs, list items and line breaks end a line. */
export function richTextToPlain(html: string): string {
  const broken = html.replace(/<br\s*\/?>|<\/(?:p|li|ul|ol|div|h[1-6]|tr)\s*>/gi, '$&\n');
  return sanitizeHtml(broken, { ...richTextOptions, allowedTags: [], transformTags: {} })
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : gap))
    .trim();
}
