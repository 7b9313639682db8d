import { perLanguage } from '#server/platform/language/i18n';
import { checkLine, checkOptionalText, checkText, saysAnything } from '#server/features/editing/check-text';
import { cleanedLanguages, type CleanedText } from '#server/features/editing/cleaned-text';
import { throwFieldError } from '#server/platform/errors';
import {
  maxAcceptedLength,
  maxOptionLength,
  maxTagLength,
  maxAccepted,
  maxOptions,
  maxTags,
} from '../question-limits';
import type { AcceptedAnswers, SnapshotOption } from '../question-types/question-content';
import type { AcceptedAnswersInput, OptionInput } from './question-parts.types';

/** A stored option; new ones don't have an id yet. */
export type CheckedOption = Omit<SnapshotOption, 'id'> & { id: string | null };

/** Returns true if a new option is empty. */
const isUntouched = ({ id, text, feedback, correct }: OptionInput): boolean =>
  (id ?? null) === null && !correct && !saysAnything(text) && !saysAnything(feedback);

/** Validates options, without empty new ones at the end. */
export function checkOptions(sent: readonly OptionInput[], path: string): CheckedOption[] {
  const options = sent.slice(0, sent.findLastIndex((option) => !isUntouched(option)) + 1);
  if (options.length > maxOptions) throwFieldError(path, `A question has at most ${maxOptions} options.`);
  return options.map(({ id, text, feedback, correct }, index) => ({
    id: id ?? null,
    text: checkText(text, `${path}.${index}.text`, maxOptionLength),
    feedback: checkOptionalText(feedback, `${path}.${index}.feedback`, maxOptionLength),
    correct,
  }));
}

/** Returns what sanitizing removes from the texts of options. */
export const cleanedOptions = (sent: readonly OptionInput[], path: string): CleanedText[] =>
  sent.flatMap(({ text, feedback }, index) => [
    ...cleanedLanguages(text, `${path}.${index}.text`),
    ...(feedback ? cleanedLanguages(feedback, `${path}.${index}.feedback`) : []),
  ]);

/** Validates lines, which must not be empty, and removes duplicates. */
function checkLines(sent: readonly string[], path: string, what: string, maxLength: number): string[] {
  const checked = sent.map((text, index) => checkLine(text, `${path}.${index}`, what, maxLength));
  const empty = checked.indexOf('');
  if (empty >= 0) throwFieldError(`${path}.${empty}`, `${what} is empty.`);
  return [...new Set(checked)];
}

function checkAcceptedOf(sent: readonly string[] | null | undefined, path: string): string[] {
  const texts = sent ?? [];
  if (texts.length > maxAccepted) {
    throwFieldError(path, `A language has at most ${maxAccepted} accepted answers.`);
  }
  return checkLines(texts, path, 'An accepted answer', maxAcceptedLength);
}

export const checkAccepted = (sent: AcceptedAnswersInput, path: string): AcceptedAnswers =>
  perLanguage((lang) => checkAcceptedOf(sent[lang], `${path}.${lang}`));

export function checkTags(sent: readonly string[], path: string): string[] {
  if (sent.length > maxTags) throwFieldError(path, `A question has at most ${maxTags} tags.`);
  return checkLines(sent, path, 'A tag', maxTagLength);
}
