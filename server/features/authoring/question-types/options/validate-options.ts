import { perLanguage } from '#server/platform/language/i18n';
import { randomUUID } from 'node:crypto';
import { throwFieldError } from '#server/platform/errors';
import { maxOptions } from '../../question-limits';
import type { CheckedOption } from '../../questions/check-parts';
import type { EditedAnswers } from '../question-type';

/** Returns the options with ids. Existing options must have an id of the question, and new ones get one. */
function identifyOptions({ options }: EditedAnswers, known: readonly CheckedOption[]): CheckedOption[] {
  if (options.length < 2 || options.length > maxOptions) {
    throwFieldError('options', `A question has from 2 to ${maxOptions} options.`);
  }
  options.forEach(({ id }, index) => {
    if (id !== null && !known.some((option) => option.id === id)) {
      throwFieldError(`options.${index}.id`, 'An option with an id must be one of this question.');
    }
  });
  const withIds = options.map((option) => ({ ...option, id: option.id ?? randomUUID() }));
  if (new Set(withIds.map(({ id }) => id)).size < withIds.length) {
    throwFieldError('options', 'Two options have the same id.');
  }
  if (!withIds.some(({ correct }) => correct))
    throwFieldError('options', 'At least one option must be right.');
  return withIds;
}

export function validateOptions(
  question: EditedAnswers,
  before: EditedAnswers | null,
  sent: Readonly<Record<string, unknown>>,
): Partial<EditedAnswers> {
  const { accepted, code } = question;
  if (sent['code'] !== undefined && code) throwFieldError('code', 'Only a short answer can be a code.');
  if (sent['accepted'] !== undefined && Object.values(accepted).some((texts) => texts.length > 0)) {
    throwFieldError('accepted', 'Only a short answer has accepted answers.');
  }
  return {
    options: identifyOptions(question, before?.options ?? []),
    accepted: perLanguage(() => []),
    code: false,
  };
}
