import type { ResourceRules } from '#server/features/editing/resources.types';
import { getQuestionType } from '../question-types/question-types';
import type { AdminQuestion } from './admin-question.entity';

type Change = Parameters<NonNullable<ResourceRules<AdminQuestion>['fit']>>[0];

/** Validates a question by its type. Fields of another type that weren't sent are reset. */
export const validateQuestion = ({ values, before, sent }: Change): Partial<AdminQuestion> =>
  getQuestionType(values.kind).validate(values, before, sent);
