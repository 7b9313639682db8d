import { registerEnumType } from 'type-graphql';

export type ResultStatus = 'passed' | 'failed' | 'abandoned' | 'voided';

export enum TestBlockReasonEnum {
  already_passed = 'already_passed',
  disabled = 'disabled',
  too_many_fails = 'too_many_fails',
  no_reset_date = 'no_reset_date',
  too_few_tests = 'too_few_tests',
  no_questions = 'no_questions',
  wrong_user_type = 'wrong_user_type',
  already_pro = 'already_pro',
}
registerEnumType(TestBlockReasonEnum, {
  name: 'TestBlockReason',
  description: 'Why a test cannot be taken now.',
});

export enum QuestionKindEnum {
  short_answer = 'short_answer',
  multiple_choice = 'multiple_choice',
  multiple_select = 'multiple_select',
}
registerEnumType(QuestionKindEnum, {
  name: 'QuestionKind',
  description: 'How a question is answered: by a short text, by one option or by any number of options.',
});

export enum ResultStatusEnum {
  passed = 'passed',
  failed = 'failed',
  abandoned = 'abandoned',
  voided = 'voided',
}
registerEnumType(ResultStatusEnum, {
  name: 'ResultStatus',
  description:
    'How an attempt ended. Abandoned (no answer for 14 days) and voided (its module was disabled) are no fails.',
});
