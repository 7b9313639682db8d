import type { AdminQuestionType } from '../question-type';

export const multipleChoice: AdminQuestionType = {
  nameId: 'admin.questionKind.choice',
  answeredBy: 'options',
  hasPartialCredit: false,
};
