import { findMark } from './gift-source';

/**
 * The parser is stricter than GIFT: it fails at any ':', at '=', '#' and '~' in a title or before the braces,
 * at a second '#' in an answer, at a '%' that starts no weight, at '->' in an option, and at answers that
 * begin with T or F. Unambiguous cases are escaped, or replaced by placeholders, before a question is parsed.
 */
const arrow = '\uFDD0';
const percent = '\uFDD1';
// The parser's placeholders for escaped characters begin with '&&'.
const ampersands = '\uFDD2';

/**
 * Placeholder for the blank of a sentence until its text is rendered. Markdown would read a row of '_' as a
 * rule.
 */
export const blank = '\uFDD3';

/** Removes the code points that the importer uses as placeholders. They are never part of a text. */
export const withoutReserved = (text: string): string => text.replace(/[\uFDD0-\uFDEF]/g, '');

export const hold = (text: string): string => text.replaceAll('&&', ampersands);

export const release = (text: string): string =>
  text.replaceAll(arrow, '->').replaceAll(percent, '%').replaceAll(ampersands, '&&');

/** Escapes each of `marks` that isn't escaped yet. */
export function escapeMarks(text: string, marks: string): string {
  return text.replace(/\\[\\:#={}~n]|[:#={}~]/g, (found) => (marks.includes(found) ? `\\${found}` : found));
}

function splitAt(text: string, at: number, width: number): [string, string | null] {
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + width)];
}

/** Splits answers and the general feedback after the last '####'. */
export function splitGeneralFeedback(answers: string): [string, string | null] {
  let last = -1;
  for (let at = findMark(answers, ['####']); at >= 0; at = findMark(answers, ['####'], at + 4)) last = at;
  return splitAt(answers, last, 4);
}

const weight = /^\s*%\s*(?:[-+]?\d+(?:\.\d+)?)?\s*%/;

/** Escapes an answer, which starts with '=' or '~'. */
function fixAnswer(answer: string): string {
  const [text, feedback] = splitAt(answer, findMark(answer, ['#']), 1);
  const literal = weight.test(text.slice(1)) ? text : text.replace(/^(.\s*)%/s, `$1${percent}`);
  const fixed = escapeMarks(literal, ':');
  return feedback === null ? fixed : `${fixed}#${escapeMarks(feedback, ':#')}`;
}

function fixTrueFalse(body: string): string {
  const [word, feedback] = splitAt(body, findMark(body, ['#']), 1);
  if (feedback === null) return body;
  const [wrong, right] = splitAt(feedback, findMark(feedback, ['#']), 1);
  const marks = ':#=~';
  return `${word}#${escapeMarks(wrong, marks)}${right === null ? '' : `#${escapeMarks(right, marks)}`}`;
}

/** Counts the answers between the braces without parsing them. */
export function countAnswers(answers: string): number {
  let count = 0;
  for (let at = findMark(answers, ['=', '~']); at >= 0; at = findMark(answers, ['=', '~'], at + 1)) count++;
  return count;
}

function splitAnswers(body: string): string[] {
  const starts: number[] = [];
  for (let at = findMark(body, ['=', '~']); at >= 0; at = findMark(body, ['=', '~'], at + 1)) starts.push(at);
  return starts.map((start, index) => body.slice(start, starts[index + 1]));
}

function fixBody(body: string): string {
  if (body === '' || body.startsWith('#')) return body;
  if (/^(?:T|TRUE|F|FALSE)\s*(?:#|$)/.test(body)) return fixTrueFalse(body);
  const hasWrong = findMark(body, ['~']) >= 0;
  const isBare = !/^[=~]/.test(body);
  if (isBare && hasWrong) return body;
  const isMatching = !hasWrong && findMark(body, ['=']) >= 0;
  const safe = isMatching ? body : body.replaceAll('->', arrow);
  return splitAnswers(isBare ? `=${safe}` : safe)
    .map(fixAnswer)
    .join('');
}

/** Returns the contents of the braces, escaped so that the parser accepts valid GIFT. */
export function fixAnswers(answers: string): string {
  const [body, general] = splitGeneralFeedback(answers);
  const fixed = fixBody(body.trimStart());
  const lead = body.slice(0, body.length - body.trimStart().length);
  return general?.trim() ? `${lead}${fixed}####${escapeMarks(general, ':#=~')}` : `${lead}${fixed}`;
}
