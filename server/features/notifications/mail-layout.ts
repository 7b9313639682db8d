import { escapeHtml } from '#server/platform/text/html';
import { type Language, localeOf } from '#server/platform/language/i18n';

export interface MailParts {
  lang: Language;
  productName: string;
  /** The brand color of the settings, as CSS. */
  brandColor: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** A link at the end; null if there is none. */
  ending: { label: string; url: string } | null;
  footer: string;
}

const plainLink = ({ label, url }: MailParts['action']): string => `${label}\n${url}`;

/** Returns the message as plain text. */
export const plainMail = ({ greeting, paragraphs, action, ending, footer }: MailParts): string =>
  [greeting, ...paragraphs, plainLink(action), `-- \n${footer}`, ...(ending ? [plainLink(ending)] : [])].join(
    '\n\n',
  ) + '\n';

const font = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
const block = (color: string): string =>
  `<td width="26" height="8" style="background:${color};font-size:0;line-height:0">&nbsp;</td><td width="5"></td>`;

/** Returns the message as HTML with tables and inline styles, which mail programs support. */
export function htmlMail(parts: MailParts): string {
  const { lang, productName, brandColor, subject, greeting, paragraphs, action, ending, footer } = parts;
  const text = [greeting, ...paragraphs]
    .map((line) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(line)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="${localeOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f1f2f4;color:#141619;${font}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f1f2f4"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff">
<tr><td style="background:#0f1113;padding:24px 28px">
<p style="margin:0 0 14px;color:#ffffff;font-size:20px;font-weight:bold;line-height:1">${escapeHtml(productName)}</p>
<table role="presentation" cellspacing="0" cellpadding="0"><tr>${block(brandColor)}${block('#d2d4d7').repeat(2)}</tr></table>
</td></tr>
<tr><td style="padding:32px 28px 24px">
<h1 style="margin:0 0 20px;font-family:Archivo,'Arial Narrow',Arial,sans-serif;font-size:28px;line-height:1.1">${escapeHtml(subject)}</h1>
${text}
<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 16px"><tr>
<td style="background:#141619;border-radius:6px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 22px;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(action.label)}</a></td>
</tr></table>
</td></tr>
<tr><td style="border-top:1px solid #d5d8db;padding:16px 28px 24px">
<p style="margin:0;color:#4c5055;font-size:13px;line-height:1.5">${escapeHtml(footer)}</p>
${ending ? `<p style="margin:12px 0 0;font-size:13px;line-height:1.5"><a href="${escapeHtml(ending.url)}" style="color:#4c5055">${escapeHtml(ending.label)}</a></p>` : ''}
</td></tr>
</table></td></tr></table>
</body></html>`;
}
