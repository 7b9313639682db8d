import { registerEnumType } from 'type-graphql';

/** The groupings of summarized results. */
export const resultKinds = ['test', 'account', 'store', 'question'] as const;
export type ResultKind = (typeof resultKinds)[number];

export type StuckKind = 'no_attempts_left' | 'near_pro' | 'left_test' | 'never_seen';

export enum StuckKindEnum {
  no_attempts_left = 'no_attempts_left',
  near_pro = 'near_pro',
  left_test = 'left_test',
  never_seen = 'never_seen',
}
registerEnumType(StuckKindEnum, {
  name: 'StuckKind',
  description: "Reason why a person can't progress.",
  valuesConfig: {
    no_attempts_left: { description: 'No tries are left at a test that has no reset date.' },
    near_pro: {
      description: 'One test is missing for access to the PRO tests, and no test was taken for 30 days.',
    },
    left_test: { description: 'A test without a time limit was left unfinished for more than 7 days.' },
    never_seen: { description: 'The person has never signed in.' },
  },
});

export type PassedBy = 'group' | 'brand' | 'account' | 'store';

export enum PassedByEnum {
  group = 'group',
  brand = 'brand',
  account = 'account',
  store = 'store',
}
registerEnumType(PassedByEnum, {
  name: 'PassedBy',
  description: 'Grouping of passed and failed attempts.',
  valuesConfig: {
    group: { description: 'Content area of the module. Product modules are a group of their own.' },
    brand: { description: 'Brand of the module.' },
    account: { description: 'Account of the person when the day was summarized.' },
    store: { description: 'Store of the person when the day was summarized.' },
  },
});

export type DealerKind = 'gold_distributor' | 'gold_retailer';

export enum DealerKindEnum {
  gold_distributor = 'gold_distributor',
  gold_retailer = 'gold_retailer',
}
registerEnumType(DealerKindEnum, {
  name: 'DealerKind',
  description: 'Kind of gold dealer.',
  valuesConfig: {
    gold_distributor: { description: 'Distributors.' },
    gold_retailer: { description: 'Retailers.' },
  },
});
