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
  description: 'Status of a person in a module in the current reset period.',
  valuesConfig: {
    not_started: { description: 'Not started.' },
    in_progress: { description: 'An attempt is in progress.' },
    passed: { description: 'The test was passed, or a module without a test was viewed.' },
    failed: { description: 'The last attempt failed.' },
  },
});

/** The first reason in the order of the specification applies (`access/access.ts`). */
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
export type TestBlockReason = keyof typeof TestBlockReasonEnum;
registerEnumType(TestBlockReasonEnum, {
  name: 'TestBlockReason',
  description: "Reason why a test can't be taken now.",
  valuesConfig: {
    already_passed: { description: 'The test is passed, in the current period if it has one.' },
    disabled: { description: 'The module is disabled.' },
    too_many_fails: { description: 'The limit of failed tries in the period is reached.' },
    no_reset_date: {
      description: 'The limit of failed tries is reached, and there is no period after which it opens again.',
    },
    too_few_tests: { description: 'It is a PRO test, and too few standard tests count so far.' },
    no_questions: { description: 'There is no test, or none of its questions is enabled.' },
    wrong_user_type: { description: 'The module is for other user types.' },
    already_pro: { description: 'It is a PRO test, and the person is already PRO.' },
  },
});
