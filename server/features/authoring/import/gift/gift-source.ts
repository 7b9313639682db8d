import type { GiftBlock } from './gift-block';
import { SyntaxProblem } from '../file/import-notes';

/** The parts of a question's source, still escaped. `answers` is null without braces. */
export interface GiftSource {
  title: string | null;
  head: string;
  answers: string | null;
  /** Text after the closing brace. With it, the answers fill a blank in the sentence. */
  tail: string;
}

const isEscape = (text: string, at: number): boolean =>
  text[at] === '\\' && '\\:#={}~n'.includes(text[at + 1] ?? ' ');

/** Returns the index of the first unescaped mark from `from` on; -1 if there is none. */
export function findMark(text: string, marks: string[], from = 0): number {
  for (let at = from; at < text.length; at += isEscape(text, at) ? 2 : 1) {
    if (!isEscape(text, at) && marks.some((mark) => text.startsWith(mark, at))) return at;
  }
  return -1;
}

function splitTitle(
  text: string,
  fail: (at: number, code: string, reason: string) => never,
): [string | null, number] {
  const start = text.search(/\S/);
  if (!text.startsWith('::', start)) return [null, start];
  const end = findMark(text, ['::'], start + 2);
  if (end < 0) return fail(start, 'title_not_closed', 'The title that starts with "::" must end with "::".');
  return [text.slice(start + 2, end), end + 2];
}

/** Splits the source of a question at its title and braces; throws a SyntaxProblem for unbalanced ones. */
export function splitSource(block: GiftBlock): GiftSource {
  const text = block.lines.map((line) => line.text).join('\n');
  function fail(at: number, code: string, reason: string): never {
    const index = text.slice(0, at).split('\n').length - 1;
    throw new SyntaxProblem(block.lines[index]?.number ?? 0, code, reason);
  }

  const [title, bodyStart] = splitTitle(text, fail);
  const open = findMark(text, ['{', '}'], bodyStart);
  if (open < 0) return { title, head: text.slice(bodyStart), answers: null, tail: '' };
  if (text[open] === '}') fail(open, 'brace_not_opened', 'This closing brace has no opening brace.');

  const close = findMark(text, ['{', '}'], open + 1);
  if (close < 0) {
    fail(
      open,
      'brace_not_closed',
      'The brace that starts the answers here is never closed. Close it before the blank line that ends the question.',
    );
  }
  if (text[close] === '{')
    fail(
      close,
      'brace_twice',
      'A second brace opens here inside the answers. To use a brace as text, write \\{.',
    );
  const more = findMark(text, ['{', '}'], close + 1);
  if (more >= 0) {
    fail(
      more,
      'second_braces',
      'A question can have only one pair of braces. Put a blank line between two questions. To use a brace as text, write \\{ or \\}.',
    );
  }
  const tail = text.slice(close + 1).replace(/^[ \t]*\/\/[^\n]*/, '');
  return {
    title,
    head: text.slice(bodyStart, open),
    answers: text.slice(open + 1, close),
    tail: tail.trimEnd(),
  };
}
