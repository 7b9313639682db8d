import { registerEnumType } from 'type-graphql';

export type TestCategory = 'standard' | 'pro' | 'conti' | 'motorcycle';
export type ResetPeriod = 'yearly' | 'quarterly' | 'monthly' | 'weekly';

export enum TestCategoryEnum {
  standard = 'standard',
  pro = 'pro',
  conti = 'conti',
  motorcycle = 'motorcycle',
}
registerEnumType(TestCategoryEnum, {
  name: 'TestCategory',
  description: 'What a test counts for: standard ones open the PRO tests, PRO ones lead to a promotion.',
  valuesConfig: {
    standard: { description: 'Toward the number that opens the PRO tests.' },
    pro: { description: 'Toward the promotion to PRO.' },
    conti: { description: 'For itself; a Conti test.' },
    motorcycle: { description: 'For itself; a motorcycle test.' },
  },
});

export enum ResetPeriodEnum {
  yearly = 'yearly',
  quarterly = 'quarterly',
  monthly = 'monthly',
  weekly = 'weekly',
}
registerEnumType(ResetPeriodEnum, {
  name: 'ResetPeriod',
  description:
    "How often a test opens again, by the calendar of the site's time zone; weeks begin on Monday.",
  valuesConfig: {
    yearly: { description: 'On the first of January.' },
    quarterly: { description: 'On the first of January, April, July and October.' },
    monthly: { description: 'On the first of each month.' },
    weekly: { description: 'On each Monday.' },
  },
});
