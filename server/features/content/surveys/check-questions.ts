import { randomUUID } from 'node:crypto';
import { checkLocalizedLine } from '#server/features/editing/check-text';
import { throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import { fewestOptions, maxOptionLength, maxQuestionLength, maxOptions, maxQuestions } from './survey-limits';
import type {
  StoredOption,
  StoredQuestion,
  SurveyOptionInput,
  SurveyQuestionInput,
} from './survey-questions.types';

const idOf = (id: string | null | undefined): string => (id == null ? randomUUID() : requireId(id));

function checkOptions(sent: readonly SurveyOptionInput[], kind: string, path: string): StoredOption[] {
  if (kind === 'words' && sent.length > 0) throwFieldError(path, 'Own words have no options.');
  if (kind !== 'words' && (sent.length < fewestOptions || sent.length > maxOptions)) {
    throwFieldError(path, `A question has from ${fewestOptions} to ${maxOptions} options.`);
  }
  return sent.map(({ id, text }, index) => ({
    id: idOf(id),
    text: checkLocalizedLine(text, `${path}.${index}.text`, maxOptionLength),
  }));
}

/** Validates questions and assigns ids to new ones and their options. */
export function checkQuestions(sent: readonly SurveyQuestionInput[], path: string): StoredQuestion[] {
  if (sent.length < 1 || sent.length > maxQuestions) {
    throwFieldError(path, `A survey has from 1 to ${maxQuestions} questions.`);
  }
  const questions = sent.map(({ id, kind, text, options, required }, index) => ({
    id: idOf(id),
    kind,
    text: checkLocalizedLine(text, `${path}.${index}.text`, maxQuestionLength),
    options: checkOptions(options, kind, `${path}.${index}.options`),
    required,
  }));
  const ids = questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]);
  if (new Set(ids).size < ids.length) throwFieldError(path, 'Two questions or options have the same id.');
  return questions;
}

/** Rejects ids that aren't of this survey. New questions and options must not have one. */
export function rejectForeignIds(
  questions: readonly StoredQuestion[],
  before: readonly StoredQuestion[],
  sent: readonly SurveyQuestionInput[],
): void {
  const known = new Map(before.map(({ id, options }) => [id, new Set(options.map((option) => option.id))]));
  sent.forEach(({ id, options }, index) => {
    const own = known.get(questions[index]!.id);
    if (id != null && !own)
      throwFieldError(`questions.${index}.id`, 'A question with an id must be of this survey.');
    options.forEach((option, place) => {
      if (option.id != null && !own?.has(questions[index]!.options[place]!.id)) {
        throwFieldError(
          `questions.${index}.options.${place}.id`,
          'An option with an id must be of this question.',
        );
      }
    });
  });
}

/**
 * Rejects changes that would give answers another meaning. Texts and order can change, and questions can become
 * required or optional, but kinds, questions and options must stay.
 */
export function rejectOtherQuestions(
  after: readonly StoredQuestion[],
  before: readonly StoredQuestion[],
): void {
  const shape = (questions: readonly StoredQuestion[]) =>
    questions
      .map(({ id, kind, options }) => [id, kind, ...options.map((option) => option.id).sort()].join())
      .sort()
      .join(';');
  if (shape(after) === shape(before)) return;
  throwFieldError(
    'questions',
    'Somebody has answered: only texts, the order and what is required can change.',
  );
}
