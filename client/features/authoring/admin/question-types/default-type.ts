import type { QuestionKind } from '#client/platform/generated/schema';

/** The type of a new question. */
export const defaultType: QuestionKind = 'multiple_choice';
