import type { TextFormat } from 'gift-pegjs';
import type { LocalizedText } from '#server/platform/i18n';
import {
  lostTags,
  plainTextToRichText,
  renderMarkdown,
  richTextToPlain,
  sanitizeRichText,
} from '#server/platform/rich-text';
import { blank, release } from './gift-mend';

const htmlTags = [
  'p a b strong i em u s strike del ins br hr ul ol li span div h[1-6] pre code blockquote',
  'table thead tbody tr td th sub sup img font small big tt center',
  'script style iframe object video audio source',
]
  .join(' ')
  .replaceAll(' ', '|');
const strayBracket = new RegExp(`<(?!/?(?:${htmlTags})(?:[\\s/>]))`, 'gi');
const strayAmpersand = /&(?!#\d+;|#x[\da-f]+;|[a-z][a-z\d]*;)/gi;

/** Text of no stated format: it may hold HTML, but "depth < 3 mm" is not a tag, and a line break counts. */
function autoHtml(text: string): string {
  return text.replace(strayAmpersand, '&amp;').replace(strayBracket, '&lt;').replace(/\n/g, '<br />');
}

function sourceHtml({ format, text }: TextFormat): string {
  switch (format) {
    case 'html':
      return text;
    case 'markdown':
      return renderMarkdown(text);
    case 'plain':
      return plainTextToRichText(text);
    case 'moodle':
      return autoHtml(text);
  }
}

const inEnglish = (en: string): LocalizedText => ({ en, es: '', fr: '' });

/** Renders the texts of one question and remembers which of their tags were lost on the way. */
export class GiftTexts {
  readonly lost = new Set<string>();

  private html(text: TextFormat): string {
    const html = sourceHtml({ format: text.format, text: release(text.text) });
    for (const tag of lostTags(html)) this.lost.add(tag);
    return sanitizeRichText(html).replaceAll(blank, '_____');
  }

  /** Sanitised rich text in English. */
  rich(text: TextFormat): LocalizedText {
    return inEnglish(this.html(text));
  }

  /** As `rich`; null where there is no text. */
  feedback(text: TextFormat | null | undefined): LocalizedText | null {
    const html = text ? this.html(text) : '';
    return html === '' ? null : inEnglish(html);
  }

  /** One line of plain text. */
  plain(text: TextFormat): string {
    return richTextToPlain(this.html(text)).replace(/\s+/g, ' ').trim();
  }
}
