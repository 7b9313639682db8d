import type { GiftBlock } from './gift-block';
import { release } from './gift-fixes';
import { maxQuestionLength } from '../file/import-notes';

export type GiftPart = { block: GiftBlock } | { category: { line: number; name: string } } | null;

const idPattern = /\[id:((?:\\\]|[^\]\p{Cc}])+)\]/u;
const tagPattern = /\[tag:((?:\\\]|[^\]<>`\p{Cc}])+)\]/gu;
const settingsPattern = /^[ \t]*\/\/[ \t]*treadway:(.*)$/s;
const categoryPattern = /^\s*\$CATEGORY:(.*)$/s;

// Limits the time that a long comment takes.
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
  if (block.length > maxQuestionLength) block.cut = true;
  if (!block.cut || block.lines.length === 0) {
    block.lines.push({ number, text: text.slice(0, maxQuestionLength) });
  }
}

interface Line {
  /** Line number, starting at 1. */
  number: number;
  /** Text of the line. Empty if it contains only white space. */
  text: string;
}

/** Character codes of line feed and carriage return. */
const [lf, cr] = [10, 13];
const isSpace = (code: number): boolean => code === 32 || code === 9;
const isLineEnd = (code: number): boolean => code === lf || code === cr;

/**
 * Yields the lines of a text, and null before every 5,000th line. Consecutive blank lines are yielded as one, because a
 * file may contain millions of them.
 */
function* linesOf(text: string): Generator<Line | null> {
  let afterBlank = false;
  for (let number = 1, start = 0; start <= text.length; number++) {
    let end = start;
    while (end < text.length && isSpace(text.charCodeAt(end))) end++;
    const blank = end === text.length || isLineEnd(text.charCodeAt(end));
    while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
    if (number % 5000 === 0) yield null;
    if (!blank || !afterBlank) yield { number, text: blank ? '' : text.slice(start, end) };
    afterBlank = blank;
    start = end + (text.charCodeAt(end) === cr && text.charCodeAt(end + 1) === lf ? 2 : 1);
  }
}

/**
 * Splits a GIFT file at its blank lines. The parser gives no positions and accepts comments only before a
 * question, so each question is parsed alone, without comments. Yields null now and then, so that a long file
 * doesn't block other work.
 */
export function* giftParts(text: string): Generator<GiftPart> {
  let block = emptyBlock();
  for (const next of linesOf(text)) {
    if (next === null) {
      yield null;
      continue;
    }
    const { number, text: line } = next;
    const starts = block.lines.length === 0;
    const category = starts ? categoryPattern.exec(line) : null;
    if (line === '') {
      if (!starts) yield { block };
      block = emptyBlock();
    } else if (/^[ \t]*\/\//.test(line)) {
      block.length += line.length + 1;
      if (block.length > maxQuestionLength) block.cut = true;
      else readComment(block, line);
    } else if (category) yield { category: { line: number, name: (category[1] ?? '').slice(0, 500).trim() } };
    else addLine(block, number, line);
  }
  if (block.lines.length > 0) yield { block };
}
