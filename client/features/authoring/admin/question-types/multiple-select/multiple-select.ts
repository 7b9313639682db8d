import type { AdminQuestionType } from '../question-type';

export const multipleSelect: AdminQuestionType = {
  nameId: 'admin.questionKind.select',
  answeredBy: 'options',
  hasPartialCredit: true,
};
