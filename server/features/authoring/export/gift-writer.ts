import { plainTextToRichText } from '#server/platform/text/rich-text';
import { type GiftSettings, settingsLine } from '../import/gift/gift-settings';
import { keysOf, splitImportKey } from '../import/import-key';
import type { AcceptedAnswers, ImportedOption, ImportedQuestion } from '../import/file/imported-question';
import { joinLanguages } from '../import/moodle/multilang';

/** An exported question, with its `importKey` if it came from a file. */
export interface ExportedQuestion extends ImportedQuestion {
  importKey: string | null;
}

/** Escapes HTML for GIFT: its control characters and line breaks. */
const escaped = (html: string): string =>
  html
    .replace(/\r/g, '&#13;')
    .replace(/[\\:#={}~]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Escapes a part of an answer. A leading '%' would start a weight, and '[' a format. */
const part = (html: string): string =>
  escaped(html.startsWith('[') ? `[html]${html}` : html.replace(/^%/, '&#37;'));

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

const typed = (answer: string): string => part(plainTextToRichText(answer)).replaceAll('*', '\\*');

const isShort = ({ kind }: ImportedQuestion): boolean => kind === 'short_answer';
const allRight = ({ options }: ImportedQuestion): boolean => options.every(({ correct }) => correct);

function optionLine({ text, feedback }: ImportedOption, mark: string): string {
  const remark = feedback ? `#${part(joinLanguages(feedback))}` : '';
  return `${mark}${part(joinLanguages(text))}${remark}`;
}

function optionLines(question: ImportedQuestion): string[] {
  const { kind, options } = question;
  // Options that are all correct would be read as short answers.
  if (kind === 'multiple_choice' && !allRight(question)) {
    return options.map((option) => optionLine(option, option.correct ? '=' : '~'));
  }
  const share = Number((100 / Math.max(1, options.filter(({ correct }) => correct).length)).toFixed(5));
  return options.map((option) => optionLine(option, `~%${option.correct ? share : -share}%`));
}

const answersOf = ({ en, es, fr }: AcceptedAnswers): string[] => [
  ...new Set([...en, ...es, ...fr].map(folded)),
];

/** Returns true if a plain list of answers is enough: all are for every language. */
const isPlainList = ({ en, es, fr }: AcceptedAnswers): boolean =>
  es.length === 0 && fr.length === 0 && JSON.stringify(en) === JSON.stringify([...new Set(en.map(folded))]);

const isSayable = (name: string): boolean =>
  name !== '' && name === name.trim() && !/[<>`\\\p{Cc}]|\[(?:id|tag):/u.test(name);

const named = (kind: 'id' | 'tag', name: string): string => `[${kind}:${name.replaceAll(']', '\\]')}]`;

const maxCommentLength = 1500;

/** Returns the comment with id and tags. Tags are null if they must be written in another way. */
function commentOf({ importKey, tags }: ExportedQuestion): { comment: string; tags: string[] | null } {
  const { id } = splitImportKey(importKey ?? '#');
  const ids = id !== null && isSayable(id) ? [named('id', id)] : [];
  const tagged = tags.map((tag) => named('tag', tag)).join(' ');
  const fits =
    tags.every(isSayable) && new Set(tags).size === tags.length && tagged.length < maxCommentLength;
  const comment = [...ids, ...(fits && tagged ? [tagged] : [])].join(' ');
  return { comment: comment && `// ${comment}\n`, tags: fits ? null : tags };
}

function settingsOf(question: ExportedQuestion, copy: number, tags: string[] | null): GiftSettings {
  const { kind, credit, code, weight, enabled, imageUrl, imageAlt, accepted } = question;
  const defaultCredit = kind === 'multiple_select' ? 'partial' : 'exact';
  return {
    ...(kind === 'multiple_choice' && allRight(question) && { kind }),
    ...(credit !== defaultCredit && { credit }),
    ...(code && { code }),
    ...(weight !== 1 && { weight }),
    ...(!enabled && { enabled }),
    ...(imageUrl && { image: imageUrl, ...(imageAlt && { imageAlt }) }),
    ...(tags && { tags }),
    ...(isShort(question) && !isPlainList(accepted) && { accepted }),
    ...(copy > 1 && { copy }),
  };
}

function writeQuestion(question: ExportedQuestion, copy: number): string {
  const { comment, tags } = commentOf(question);
  const answers = isShort(question)
    ? answersOf(question.accepted).map((answer) => `=${typed(answer)}`)
    : optionLines(question);
  const general = question.feedback ? [`####${part(joinLanguages(question.feedback))}`] : [];
  const settings = settingsLine(settingsOf(question, copy, tags));
  const lines = [...answers, ...general].map((line) => `\t${line}\n`).join('');
  return `${comment}${settings}[html]${escaped(joinLanguages(question.text))}{\n${lines}}\n`;
}

/** Yields the questions in GIFT format, one block each. Reading them gives the same questions. */
export function* giftOf(questions: ExportedQuestion[]): Generator<string> {
  const copies = keysOf(questions);
  for (const [index, question] of questions.entries()) {
    yield writeQuestion(question, copies[index]?.copy ?? 1);
  }
}
