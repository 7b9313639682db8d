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
  description: 'Category of a test.',
  valuesConfig: {
    standard: { description: 'Counts toward unlocking the PRO tests.' },
    pro: { description: 'Counts toward becoming PRO.' },
    conti: { description: 'A Conti test, which counts for neither.' },
    motorcycle: { description: 'A motorcycle test, which counts for neither.' },
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
  description: 'Period after which a test opens again, in the time zone of the site.',
  valuesConfig: {
    yearly: { description: 'Every January 1.' },
    quarterly: { description: 'Every January 1, April 1, July 1 and October 1.' },
    monthly: { description: 'The first day of every month.' },
    weekly: { description: 'Every Monday.' },
  },
});
