import { type LocalizedText, inEnglish, perLanguage } from '#server/platform/language/i18n';
import {
  lostTags,
  plainTextToRichText,
  renderMarkdown,
  richTextToPlain,
  sanitizeRichText,
} from '#server/platform/text/rich-text';
import { blank, release } from '../gift/gift-fixes';
import { type ImportNote, reject } from './import-notes';
import { hasLanguages, splitLanguages } from '../moodle/multilang';

/** A text of a file. In the format `moodle` line breaks count and simple HTML is allowed. */
export interface SourceText {
  format: 'html' | 'markdown' | 'plain' | 'moodle';
  text: string;
}

const htmlTags = [
  'p a b strong i em u s strike del ins br hr ul ol li span div h[1-6] pre code blockquote',
  'table thead tbody tr td th sub sup img font small big tt center',
  'script style iframe object video audio source',
]
  .join(' ')
  .replaceAll(' ', '|');
const strayBracket = new RegExp(`<(?!/?(?:${htmlTags})(?:[\\s/>]))`, 'gi');
const strayAmpersand = /&(?!#\d+;|#x[\da-f]+;|[a-z][a-z\d]*;)/gi;

/**
 * Returns the HTML of a text without a stated format. It may contain HTML, but "depth < 3 mm" is not a tag,
 * and line breaks count.
 */
function autoHtml(text: string): string {
  return text.replace(strayAmpersand, '&amp;').replace(strayBracket, '&lt;').replace(/\n/g, '<br />');
}

function sourceHtml({ format, text }: SourceText): string {
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

/**
 * Returns true if HTML has no markup. A question bank has tens of thousands of such texts, which need no
 * parser.
 */
const isBare = (html: string): boolean => !/[<>&\0]/.test(html);

/** Returns the beginning of a text, which is enough for its first words. */
export const beginningOf = (source: SourceText): SourceText => ({
  ...source,
  text: source.text.slice(0, 2000),
});

/** Returns the visible text of HTML. */
export const wordsOf = (html: string): string => (isBare(html) ? html.trim() : richTextToPlain(html));

const fileImage = /<img\b[^<>]*@@PLUGINFILE@@[^<>]*>/gi;
const fileAddress =
  /\s(?:href|src)\s*=\s*(?:"@@PLUGINFILE@@[^"]*"|'@@PLUGINFILE@@[^']*'|@@PLUGINFILE@@[^\s>]*)/gi;
const inlineData = /\ssrc\s*=\s*(?:"data:[^"<>]*"|'data:[^'<>]*')/gi;
// Twice the stored maximum, because markup is removed. Rendering much longer texts would block the server.
const maxSourceLength = 40_000;
const fileName = /@@PLUGINFILE@@\/([^"'\s<>?]+)/g;

const listed = (names: Iterable<string>): string =>
  [...names]
    .slice(0, 10)
    .map((name) => name.slice(0, 80))
    .join(', ');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign that isn't part of an encoding.
    return name;
  }
}

const tooLong = (): never => reject('text_too_long', 'A text in this question is too long.');

/** Renders the texts of a question in every language and collects what was removed. */
export class ImportTexts {
  private readonly tags = new Set<string>();
  private readonly files = new Set<string>();
  private readonly languages = new Set<string>();
  private borrowed = false;
  private unreadable = false;

  private html(source: SourceText): string {
    if (source.text.length > maxSourceLength) tooLong();
    const html = sourceHtml(source);
    if (isBare(html)) return html.trim().replaceAll(blank, '_____');
    for (const tag of lostTags(html)) this.tags.add(tag);
    return sanitizeRichText(html).replaceAll(blank, '_____');
  }

  private withoutFiles(whole: string): string {
    const text = whole.includes('data:') ? whole.replace(inlineData, '') : whole;
    if (!text.includes('@@PLUGINFILE@@')) return text;
    for (const [, name = ''] of text.matchAll(fileName)) this.addFile(decoded(name));
    return text.replace(fileImage, '').replace(fileAddress, '');
  }

  /** Adds a file that the question contains. */
  addFile(name: string): void {
    if (name) this.files.add(name);
  }

  /** Returns sanitized rich text; throws a Rejection if it is too long. */
  rich({ format, text }: SourceText): LocalizedText {
    const source = this.withoutFiles(release(text));
    if (source.length > 3 * maxSourceLength) return tooLong();
    if (format === 'plain' && !hasLanguages(source)) return inEnglish(this.html({ format, text: source }));
    const { texts, unknown, borrowed, unreadable } = splitLanguages(source);
    for (const lang of unknown) this.languages.add(lang);
    this.borrowed ||= borrowed;
    this.unreadable ||= unreadable;
    const html = (part: string): string => (part === '' ? '' : this.html({ format, text: part }));
    return perLanguage((lang) => html(texts[lang]));
  }

  /** Returns sanitized rich text; null if there is none. */
  feedback(text: SourceText | null | undefined): LocalizedText | null {
    const rich = text ? this.rich(text) : inEnglish('');
    return rich.en === '' ? null : rich;
  }

  /** Returns a line of plain text. */
  plain(text: SourceText): LocalizedText {
    const rich = this.rich(text);
    const line = (html: string): string => wordsOf(html).replace(/\s+/g, ' ').trim();
    return perLanguage((lang) => line(rich[lang]));
  }

  /** Returns notes on what was removed. */
  notes(): ImportNote[] {
    const tags = listed([...this.tags].map((tag) => `<${tag}>`));
    const files = listed(this.files);
    const languages = listed(this.languages);
    const all: [boolean, ImportNote][] = [
      [
        this.files.size > 0,
        { code: 'files_removed', value: files, reason: `Files inside the question were removed: ${files}.` },
      ],
      [
        this.tags.size > 0,
        {
          code: 'markup_removed',
          value: tags,
          reason: `This formatting isn’t supported and was removed: ${tags}`,
        },
      ],
      [
        this.languages.size > 0,
        {
          code: 'language_dropped',
          value: languages,
          reason: `These languages aren’t supported and were removed: ${languages}`,
        },
      ],
      [
        this.borrowed,
        {
          code: 'no_english',
          value: null,
          reason: 'A text has no English version, so another language is used instead.',
        },
      ],
      [
        this.unreadable,
        {
          code: 'mlang_unreadable',
          value: null,
          reason: 'The {mlang} tags in a text don’t match, so they were left in the text.',
        },
      ],
    ];
    return all.flatMap(([applies, note]) => (applies ? [note] : []));
  }
}
