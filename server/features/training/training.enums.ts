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
  valuesConfig: {
    not_started: { description: 'Nothing was begun.' },
    in_progress: { description: 'An attempt is in progress.' },
    passed: { description: 'The test was passed, or a module without one viewed.' },
    failed: { description: 'The last attempt failed.' },
  },
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
  valuesConfig: {
    already_passed: { description: 'It was passed, in this period where there are periods.' },
    disabled: { description: 'Its module is disabled.' },
    too_many_fails: { description: 'It was failed as often as a period allows.' },
    no_reset_date: { description: 'It was failed as often as is allowed, and no period begins anew.' },
    too_few_tests: { description: 'A PRO test, before enough standard tests were finished.' },
    no_questions: { description: 'There is no test, or none of its questions is enabled.' },
    wrong_user_type: { description: 'The module is meant for other user types.' },
    already_pro: { description: 'A PRO test of a PRO person.' },
  },
});
