import { registerEnumType } from 'type-graphql';

export type TestStatus = 'not_started' | 'in_progress' | 'passed' | 'failed';

export enum TestStatusEnum {
  not_started = 'not_started',
  in_progress = 'in_progress',
  passed = 'passed',
  failed = 'failed',
}
registerEnumType(TestStatusEnum, {
  name: 'TestStatus',
  description: 'Where a person stands with a module in the current reset period.',
});

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
