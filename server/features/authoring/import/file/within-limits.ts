import { languageValues, type LocalizedText, perLanguage } from '#server/platform/language/i18n';
import { maxTextLength } from '#server/features/editing/check-text';
import {
  maxAcceptedLength,
  maxOptionLength,
  maxTagLength,
  maxAccepted,
  maxTags,
} from '../../question-limits';
import { type ImportedQuestion } from './imported-question';
import { type ImportNote, reject } from './import-notes';

const isLonger = (text: LocalizedText | null, maxLength: number): boolean =>
  text !== null && languageValues(text).some((one) => one.length > maxLength);

// Control characters are invisible, and the editor rejects them.
const withoutControls = (texts: readonly string[]): string[] =>
  texts.map((text) => (/\p{Cc}/u.test(text) ? text.replace(/\p{Cc}+/gu, ' ').trim() : text));

/**
 * Returns the question with its valid tags and notes the removed ones. Throws a Rejection if it exceeds a
 * limit of the question editor.
 */
export function withinLimits(question: ImportedQuestion, notes: ImportNote[]): ImportedQuestion {
  const { text, feedback, options } = question;
  const accepted = perLanguage((lang) => withoutControls(question.accepted[lang]));
  const tooLong =
    isLonger(text, maxTextLength) ||
    isLonger(feedback, maxTextLength) ||
    options.some(
      (option) => isLonger(option.text, maxOptionLength) || isLonger(option.feedback, maxOptionLength),
    );
  if (tooLong) reject('text_too_long', 'A text in this question is too long.');
  const answers = languageValues(accepted);
  if (
    answers.some((list) => list.length > maxAccepted || list.some((one) => one.length > maxAcceptedLength))
  ) {
    const reason = `A question can have up to ${maxAccepted} accepted answers per language, of up to ${maxAcceptedLength} characters each.`;
    reject('accepted_too_long', reason);
  }
  const isTag = (tag: string): boolean => tag.length <= maxTagLength && !/\p{Cc}/u.test(tag);
  const tags = question.tags.filter(isTag).slice(0, maxTags);
  if (tags.length < question.tags.length) {
    const reason = `A question can have up to ${maxTags} tags of up to ${maxTagLength} characters each. Other tags were removed.`;
    notes.push({ code: 'tags_dropped', value: null, reason });
  }
  return { ...question, accepted, tags };
}
