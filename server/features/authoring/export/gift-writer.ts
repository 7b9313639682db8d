import { getQuestionType } from '../question-types/question-types';
import { type GiftSettings, settingsLine } from '../import/gift/gift-settings';
import { keysOf, splitImportKey } from '../import/import-key';
import type { ImportedQuestion } from '../import/file/imported-question';
import { joinLanguages } from '../import/moodle/multilang';
import { escaped, part } from './gift-text';

/** An exported question, with its `importKey` if it came from a file. */
export interface ExportedQuestion extends ImportedQuestion {
  importKey: string | null;
}

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
  const { gift } = getQuestionType(kind);
  const needed = gift.setting?.isNeeded(question) ? gift.setting.name : null;
  return {
    ...(needed === 'kind' && { kind }),
    ...(credit !== gift.defaultCredit && { credit }),
    ...(code && { code }),
    ...(weight !== 1 && { weight }),
    ...(!enabled && { enabled }),
    ...(imageUrl && { image: imageUrl, ...(imageAlt && { imageAlt }) }),
    ...(tags && { tags }),
    ...(needed === 'accepted' && { accepted }),
    ...(copy > 1 && { copy }),
  };
}

function writeQuestion(question: ExportedQuestion, copy: number): string {
  const { comment, tags } = commentOf(question);
  const answers = getQuestionType(question.kind).gift.answerLines(question);
  const general = question.feedback ? [`####${part(joinLanguages(question.feedback))}`] : [];
  const settings = settingsLine(settingsOf(question, copy, tags));
  const lines = [...answers, ...general].map((line) => `\t${line}\n`).join('');
  return `${comment}${settings}[html]${escaped(joinLanguages(question.text))}{\n${lines}}\n`;
}

/** Yields the questions in GIFT format, one block each. Parsing the blocks returns equal questions. */
export function* giftOf(questions: ExportedQuestion[]): Generator<string> {
  const copies = keysOf(questions);
  for (const [index, question] of questions.entries()) {
    yield writeQuestion(question, copies[index]?.copy ?? 1);
  }
}
