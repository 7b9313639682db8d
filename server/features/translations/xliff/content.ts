import { sanitizeRichText } from '#server/platform/text/rich-text';

/** A text in XLIFF: words, and tags by number that open, close or stand alone. */
export type Piece = string | { mark: number } | { end: true } | { alone: number };
export type Content = readonly Piece[];

/** The tags of a text by number, as HTML. */
export type Marks = ReadonlyMap<number, string>;

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => entities[name]!);
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one]!);

/** Splits sanitized rich text into words and tags. Words contain no angle brackets. */
const partsOf = (html: string): string[] => html.split(/(<[^>]*>)/).filter((part) => part !== '');

export const nameOfMark = (tag: string): string => /^<(\w+)/.exec(tag)![1]!;

/** Numbers the tags: each gets the number of the same tag in the source text, as far as one is unused. */
class Numbering {
  readonly marks: Map<number, string>;
  private readonly left: Map<number, string>;

  constructor(taken: Marks) {
    this.marks = new Map(taken);
    this.left = new Map(taken);
  }

  numberOf(tag: string): number {
    for (const [number, same] of this.left)
      if (same === tag) {
        this.left.delete(number);
        return number;
      }
    const number = this.marks.size + 1;
    this.marks.set(number, tag);
    return number;
  }
}

/** Returns a text in pieces. Its tags have the numbers of the source text, and further ones if they aren't in it. */
export function contentOf(
  text: string,
  rich: boolean,
  taken: Marks = new Map(),
): { content: Piece[]; marks: Marks } {
  if (!rich) return { content: text === '' ? [] : [text], marks: taken };
  const numbering = new Numbering(taken);
  const content = partsOf(sanitizeRichText(text)).map((part): Piece => {
    if (!part.startsWith('<')) return unescaped(part);
    if (part.startsWith('</')) return { end: true };
    const number = numbering.numberOf(part);
    return part.endsWith('/>') ? { alone: number } : { mark: number };
  });
  return { content, marks: numbering.marks };
}

/** Returns the tags of a content, each with the number of the enclosing one; 0 without one. */
function placesOf(content: Content): { number: number; within: number }[] {
  const open: number[] = [];
  return content.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('end' in piece) {
      open.pop();
      return [];
    }
    const number = 'mark' in piece ? piece.mark : piece.alone;
    const place = { number, within: open.at(-1) ?? 0 };
    if ('mark' in piece) open.push(number);
    return [place];
  });
}

/** Blocks must stay in place. Inline tags can move with their words. */
const blocks = new Set(['p', 'ul', 'ol', 'li']);

/** Returns true if a translation has the tags of a text: each once, and no unknown ones. */
function keepsMarks(content: Content, marks: Marks, wanted: Content, present: Content): boolean {
  const places = placesOf(content);
  const numbers = places.map(({ number }) => number);
  const known = [...placesOf(present), ...placesOf(wanted)];
  const isKnown = places.every(({ number, within }) => {
    const tag = marks.get(number);
    if (!tag) return false;
    return (
      !blocks.has(nameOfMark(tag)) || known.some((each) => each.number === number && each.within === within)
    );
  });
  const has = new Set(numbers);
  const isPresent = new Set(placesOf(present).map(({ number }) => number));
  const isWhole = placesOf(wanted).every(
    ({ number }) => has.has(number) || (isPresent.size > 0 && !isPresent.has(number)),
  );
  return isKnown && isWhole && has.size === numbers.length;
}

const written = (content: Content, marks: Marks): string => {
  const open: string[] = [];
  return content
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      if ('end' in piece) return `</${open.pop()!}>`;
      const tag = marks.get('mark' in piece ? piece.mark : piece.alone)!;
      if ('mark' in piece) open.push(nameOfMark(tag));
      return tag;
    })
    .join('');
};

/**
 * Returns the translation of `source` that replaces `present`. Returns null unless its tags are those of one of them,
 * so that translators can't change link addresses.
 */
export function textOf(content: Content, rich: boolean, source: string, present: string): string | null {
  if (!rich) return content.every((piece) => typeof piece === 'string') ? content.join('') : null;
  const wanted = contentOf(source, true);
  const now = contentOf(present, true, wanted.marks);
  if (!keepsMarks(content, now.marks, wanted.content, now.content)) return null;
  const text = written(content, now.marks);
  const marksIn = (html: string) =>
    partsOf(html)
      .filter((part) => part.startsWith('<'))
      .join('');
  // Rejects HTML that a browser would correct, such as nested paragraphs.
  return marksIn(sanitizeRichText(text)) === marksIn(text) ? text : null;
}
