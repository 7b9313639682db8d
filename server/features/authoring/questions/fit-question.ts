import { randomUUID } from 'node:crypto';
import type { ResourceRules } from '#server/features/editing/resources.types';
import { throwFieldError } from '#server/platform/errors';
import { maxOptions } from '../question-limits';
import type { CheckedOption } from './check-parts';
import type { AdminQuestion } from './admin-question.entity';

type Change = Parameters<NonNullable<ResourceRules<AdminQuestion>['fit']>>[0];
type Accepted = AdminQuestion['accepted'];

const noneAccepted: Accepted = { en: [], es: [], fr: [] };

/** Returns the options with ids. Existing options must have an id of the question, and new ones get one. */
function validateOptions({ options }: AdminQuestion, known: readonly CheckedOption[]): CheckedOption[] {
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

function validateShortAnswer(
  { options, accepted }: AdminQuestion,
  sent: Change['sent'],
): Partial<AdminQuestion> {
  if (sent['options'] !== undefined && options.length > 0) {
    throwFieldError('options', 'A short answer has no options.');
  }
  if (Object.values(accepted).every((texts) => texts.length === 0)) {
    throwFieldError('accepted', 'A short answer needs at least one accepted answer.');
  }
  return { options: [] };
}

function validateChoice(
  question: AdminQuestion,
  before: AdminQuestion | null,
  sent: Change['sent'],
): Partial<AdminQuestion> {
  const { accepted, code } = question;
  if (sent['code'] !== undefined && code) throwFieldError('code', 'Only a short answer can be a code.');
  if (sent['accepted'] !== undefined && Object.values(accepted).some((texts) => texts.length > 0)) {
    throwFieldError('accepted', 'Only a short answer has accepted answers.');
  }
  return { options: validateOptions(question, before?.options ?? []), accepted: noneAccepted, code: false };
}

/** Validates a question by its kind. Fields of another kind that weren't sent are reset. */
export const validateQuestion = ({ values, before, sent }: Change): Partial<AdminQuestion> =>
  values.kind === 'short_answer' ? validateShortAnswer(values, sent) : validateChoice(values, before, sent);
