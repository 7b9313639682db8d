import {
  isLanguage,
  type Language,
  type LocalizedText,
  perLanguage,
  translations,
  textLanguages,
} from '#server/platform/language/i18n';

interface Piece {
  /** Language in the file, in lower case, such as en or es-mx. */
  lang: string;
  text: string;
}

/**
 * A text between {mlang …} tags for these languages only. `other` stands for languages without a text of
 * their own.
 */
interface Block {
  langs: string[];
  text: string;
}

/** A part of a text: common to all languages, or alternatives of which each language shows one. */
type Segment = string | Piece[] | Block;

export interface Languages {
  texts: LocalizedText;
  /** Languages of the file that the portal doesn't support. */
  unknown: string[];
  /** True if English was missing, so that another language replaces it. */
  borrowed: boolean;
  /** True if unbalanced {mlang …} tags were left in the text. */
  unreadable: boolean;
}

const opening = /<span\b([^<>]{0,300})>/gi;
const isMultilang = /\bclass\s*=\s*["']?[^"']*\bmultilang\b/i;
const langPattern = /\blang\s*=\s*["']?([a-z]{2,3}(?:[-_][a-z0-9]+)*)/i;
const edges = /<span\b[^<>]*>|<\/span\s*>/gi;

/**
 * Returns start and end of the closing tag of a span whose content begins at `from`; null if it isn't closed.
 */
function endOfSpan(text: string, from: number): [number, number] | null {
  edges.lastIndex = from;
  let depth = 1;
  for (let edge = edges.exec(text); edge; edge = edges.exec(text)) {
    depth += edge[0].startsWith('</') ? -1 : 1;
    if (depth === 0) return [edge.index, edges.lastIndex];
  }
  return null;
}

const blockTag = /\{\s{0,9}mlang(?:\s+([a-z0-9_,\s-]{2,100}))?\s{0,9}\}/gi;

/** Splits a text at its blocks {mlang en}…{mlang}. */
function blocksOf(text: string): (string | Block)[] {
  const segments: (string | Block)[] = [];
  let done = 0;
  blockTag.lastIndex = 0;
  for (let open = blockTag.exec(text); open; open = blockTag.exec(text)) {
    const from = blockTag.lastIndex;
    const close = blockTag.exec(text);
    if (open[1] === undefined || !close || close[1] !== undefined) break;
    const langs = open[1].toLowerCase().split(',');
    segments.push(text.slice(done, open.index), {
      langs: langs.map((lang) => baseOf(lang.trim())),
      text: text.slice(from, close.index),
    });
    done = blockTag.lastIndex;
  }
  return [...segments, text.slice(done)];
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  opening.lastIndex = 0;
  for (let open = opening.exec(text); open; open = opening.exec(text)) {
    const attributes = open[1] ?? '';
    const lang = isMultilang.test(attributes) ? langPattern.exec(attributes)?.[1] : undefined;
    if (lang === undefined) continue;
    const from = opening.lastIndex;
    const end = endOfSpan(text, from);
    if (!end) break;
    const piece = { lang: lang.toLowerCase(), text: text.slice(from, end[0]) };
    const between = text.slice(done, open.index);
    const group = segments.at(-1);
    if (Array.isArray(group) && between.trim() === '') group.push(piece);
    else segments.push(between, [piece]);
    done = opening.lastIndex = end[1];
  }
  return [...segments, text.slice(done)];
}

const baseOf = (lang: string): string => lang.split(/[-_]/)[0] ?? lang;

const visible = (group: Piece[], lang: Language): string =>
  (
    group.find((piece) => baseOf(piece.lang) === lang) ??
    group.find((piece) => baseOf(piece.lang) === 'en') ??
    group[0]
  )?.text ?? '';

const isBlock = (segment: Segment): segment is Block => typeof segment === 'object' && 'langs' in segment;

/**
 * Splits a text by its `<span lang="xx" class="multilang">` and {mlang xx}…{mlang} tags. Without any, all of
 * it is English.
 */
export function splitLanguages(text: string): Languages {
  const parts = /\{\s{0,9}mlang\b/i.test(text) ? blocksOf(text) : [text];
  const segments = parts.flatMap((part): Segment[] =>
    typeof part === 'string' && part.includes('multilang') ? segmentsOf(part) : [part],
  );
  const groups = segments.filter((segment) => Array.isArray(segment));
  const blocks = segments.filter(isBlock);
  const inBlocks = new Set(blocks.flatMap(({ langs }) => langs));
  const found = new Set([...groups.flat().map(({ lang }) => baseOf(lang)), ...inBlocks]);
  const hasOther = found.delete('other');
  const english = blocks.length === 0 || inBlocks.has('en') || hasOther ? 'en' : blocks[0]!.langs[0]!;
  const showsBlock = (lang: string, { langs }: Block): boolean =>
    langs.includes(lang) || (langs.includes('other') && !inBlocks.has(lang));
  const inLanguage = (lang: Language): string =>
    segments
      .map((segment) => {
        if (typeof segment === 'string') return segment;
        if (!isBlock(segment)) return visible(segment, lang);
        return showsBlock(lang === 'en' ? english : lang, segment) ? segment.text : '';
      })
      .join('');
  return {
    texts: perLanguage((lang) => (lang === 'en' || found.has(lang) ? inLanguage(lang) : '')),
    unknown: [...found].filter((lang) => !isLanguage(lang)),
    borrowed: english !== 'en' || (groups.length > 0 && !found.has('en')),
    unreadable: parts.some((part) => /\{\s{0,9}mlang\b/i.test(typeof part === 'string' ? part : part.text)),
  };
}

/** Returns true if a text has language tags of either kind. */
export const hasLanguages = (text: string): boolean => /\bm(?:ulti)?lang\b/i.test(text);

/** Joins a localized text into one with language tags, which Moodle and readers of GIFT understand. */
export function joinLanguages(text: LocalizedText): string {
  if (translations.every(({ code }) => text[code] === '')) return text.en;
  return textLanguages
    .filter(({ code }) => text[code] !== '')
    .map(({ code }) => `<span lang="${code}" class="multilang">${text[code]}</span>`)
    .join('');
}
