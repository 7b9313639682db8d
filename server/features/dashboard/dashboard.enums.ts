import { registerEnumType } from 'type-graphql';

/** By what results are summed up. */
export const resultKinds = ['test', 'account', 'store', 'question'] as const;
export type ResultKind = (typeof resultKinds)[number];

export type StuckKind = 'used_tries' | 'near_pro' | 'left_test' | 'never_seen';

export enum StuckKindEnum {
  used_tries = 'used_tries',
  near_pro = 'near_pro',
  left_test = 'left_test',
  never_seen = 'never_seen',
}
registerEnumType(StuckKindEnum, {
  name: 'StuckKind',
  description: 'Why somebody does not get on.',
  valuesConfig: {
    used_tries: { description: 'Has used all tries at a test that has no reset date.' },
    near_pro: { description: 'Is one test short of the PRO tests, and took none for 30 days.' },
    left_test: { description: 'Began a test without a time limit and left it over 7 days ago.' },
    never_seen: { description: 'Is expected, and never signed in.' },
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
  description: 'By what passes and fails are told apart.',
  valuesConfig: {
    group: { description: 'By the content area of the module; product modules are one of their own.' },
    brand: { description: 'By the brand of the module.' },
    account: { description: 'By the account of the person, as it was when the day was summed up.' },
    store: { description: 'By the store choice of the person, as it was when the day was summed up.' },
  },
});

export type DealerKind = 'gold_distributor' | 'gold_retailer';

export enum DealerKindEnum {
  gold_distributor = 'gold_distributor',
  gold_retailer = 'gold_retailer',
}
registerEnumType(DealerKindEnum, {
  name: 'DealerKind',
  description: 'The gold dealers.',
  valuesConfig: {
    gold_distributor: { description: 'The distributors.' },
    gold_retailer: { description: 'The retailers.' },
  },
});
