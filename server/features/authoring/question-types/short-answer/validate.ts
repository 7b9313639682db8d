import { throwFieldError } from '#server/platform/errors';
import type { EditedAnswers } from '../question-type';

export function validate(
  { options, accepted }: EditedAnswers,
  sent: Readonly<Record<string, unknown>>,
): Partial<EditedAnswers> {
  if (sent['options'] !== undefined && options.length > 0) {
    throwFieldError('options', 'A short answer has no options.');
  }
  if (Object.values(accepted).every((texts) => texts.length === 0)) {
    throwFieldError('accepted', 'A short answer needs at least one accepted answer.');
  }
  return { options: [] };
}
