import type { GiftBlock } from './gift-block';
import { release } from './gift-mend';
import { longestQuestion } from '../file/imported-question';

export type GiftPart = { block: GiftBlock } | { category: { line: number; name: string } } | null;

const idPattern = /\[id:((?:\\\]|[^\]\p{Cc}])+)\]/u;
const tagPattern = /\[tag:((?:\\\]|[^\]<>`\p{Cc}])+)\]/gu;
const settingsPattern = /^[ \t]*\/\/[ \t]*treadway:(.*)$/s;
const categoryPattern = /^\s*\$CATEGORY:(.*)$/s;

// A comment of any length costs no more than this.
const readable = 2000;

const unescaped = (name: string): string => name.replaceAll('\\]', ']').trim();

function readComment(block: GiftBlock, held: string): void {
  const comment = release(held);
  const settings = settingsPattern.exec(comment)?.[1];
  if (settings !== undefined) {
    block.settings = settings;
    return;
  }
  const names = comment.slice(0, readable);
  block.id = unescaped(idPattern.exec(names)?.[1] ?? '') || block.id;
  for (const [, tag = ''] of names.matchAll(tagPattern)) if (unescaped(tag)) block.tags.push(unescaped(tag));
}

const emptyBlock = (): GiftBlock => ({
  lines: [],
  id: null,
  tags: [],
  settings: null,
  length: 0,
  cut: false,
});

function addLine(block: GiftBlock, number: number, text: string): void {
  block.length += text.length + 1;
  if (block.length > longestQuestion) block.cut = true;
  if (!block.cut || block.lines.length === 0) {
    block.lines.push({ number, text: text.slice(0, longestQuestion) });
  }
}

function* linesOf(text: string): Generator<string> {
  const ends = /\r\n?|\n/g;
  let start = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(start, end.index);
    start = ends.lastIndex;
  }
  yield text.slice(start);
}

/**
 * Cuts a GIFT file at its blank lines. The parser gives no positions and knows comments only before a question,
 * so each question goes to it alone, without them. Gives null now and then, where a long file may be left for others.
 */
export function* giftParts(text: string): Generator<GiftPart> {
  let block = emptyBlock();
  let number = 0;
  for (const line of linesOf(text)) {
    if (++number % 5000 === 0) yield null;
    const starts = block.lines.length === 0;
    const category = starts ? categoryPattern.exec(line) : null;
    if (/^[ \t]*$/.test(line)) {
      if (!starts) yield { block };
      block = emptyBlock();
    } else if (/^[ \t]*\/\//.test(line)) {
      block.length += line.length + 1;
      if (block.length > longestQuestion) block.cut = true;
      else readComment(block, line);
    } else if (category) yield { category: { line: number, name: (category[1] ?? '').slice(0, 500).trim() } };
    else addLine(block, number, line);
  }
  if (block.lines.length > 0) yield { block };
}
