import type { AdminQuestionType } from '../question-type';

export const shortAnswer: AdminQuestionType = {
  nameId: 'admin.questionKind.short',
  answeredBy: 'text',
  hasPartialCredit: false,
};
