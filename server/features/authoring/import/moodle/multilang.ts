import { isLanguage, type Language, type LocalizedText } from '#server/platform/language/i18n';

interface Piece {
  /** As the file names it, in lower case: en, es-mx. */
  lang: string;
  text: string;
}

/** A text taken apart: what all languages share, and groups of which each language shows one piece. */
type Segment = string | Piece[];

export interface Languages {
  texts: LocalizedText;
  /** Languages of the file that the portal does not have. */
  unknown: string[];
  /** Whether English was missing, so that another language stands in its place. */
  borrowed: boolean;
}

const opening = /<span\b([^<>]{0,300})>/gi;
const isMultilang = /\bclass\s*=\s*["']?[^"']*\bmultilang\b/i;
const langPattern = /\blang\s*=\s*["']?([a-z]{2,3}(?:[-_][a-z0-9]+)*)/i;
const edges = /<span\b[^<>]*>|<\/span\s*>/gi;

/** Where the span whose content begins at `from` ends: before and behind its closing tag; null where it does not. */
function endOfSpan(text: string, from: number): [number, number] | null {
  edges.lastIndex = from;
  let depth = 1;
  for (let edge = edges.exec(text); edge; edge = edges.exec(text)) {
    depth += edge[0].startsWith('</') ? -1 : 1;
    if (depth === 0) return [edge.index, edges.lastIndex];
  }
  return null;
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

const shown = (group: Piece[], lang: Language): string =>
  (
    group.find((piece) => baseOf(piece.lang) === lang) ??
    group.find((piece) => baseOf(piece.lang) === 'en') ??
    group[0]
  )?.text ?? '';

/** Reads the languages of a text from its `<span lang="xx" class="multilang">`; without one all of it is English. */
export function splitLanguages(text: string): Languages {
  const segments = text.includes('multilang') ? segmentsOf(text) : [text];
  const groups = segments.filter((segment) => Array.isArray(segment));
  const found = new Set(groups.flatMap((group) => group.map((piece) => baseOf(piece.lang))));
  const inLanguage = (lang: Language): string =>
    segments.map((segment) => (Array.isArray(segment) ? shown(segment, lang) : segment)).join('');
  return {
    texts: {
      en: inLanguage('en'),
      es: found.has('es') ? inLanguage('es') : '',
      fr: found.has('fr') ? inLanguage('fr') : '',
    },
    unknown: [...found].filter((lang) => !isLanguage(lang)),
    borrowed: groups.length > 0 && !found.has('en'),
  };
}

/** The opposite: one text for all languages that readers of GIFT and Moodle know how to show. */
export function joinLanguages({ en, es, fr }: LocalizedText): string {
  if (es === '' && fr === '') return en;
  const span = (lang: Language, text: string): string =>
    text === '' ? '' : `<span lang="${lang}" class="multilang">${text}</span>`;
  return span('en', en) + span('es', es) + span('fr', fr);
}
