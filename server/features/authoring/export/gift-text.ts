/** Escapes HTML for GIFT: its control characters and line breaks. */
export const escaped = (html: string): string =>
  html
    .replace(/\r/g, '&#13;')
    .replace(/[\\:#={}~]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Escapes a part of an answer. A leading '%' would start a weight, and '[' a format. */
export const part = (html: string): string =>
  escaped(html.startsWith('[') ? `[html]${html}` : html.replace(/^%/, '&#37;'));

export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();
