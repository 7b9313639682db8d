import { registerEnumType } from 'type-graphql';

export enum RegradeModeEnum {
  full_credit = 'full_credit',
  old_and_new = 'old_and_new',
  new_only = 'new_only',
  none = 'none',
}
registerEnumType(RegradeModeEnum, {
  name: 'RegradeMode',
  description:
    'Answers that count as correct in attempts that asked a question before its correction. An ' +
    'attempt whose options lack the corrected answer keeps its former marking, except with ' +
    '`full_credit`.',
  valuesConfig: {
    full_credit: { description: 'Any answer.' },
    old_and_new: { description: 'The former and the corrected answer.' },
    new_only: { description: 'Only the corrected answer.' },
    none: { description: 'Only the former answer.' },
  },
});

export type ProChange = 'promoted' | 'demoted';

export enum ProChangeEnum {
  promoted = 'promoted',
  demoted = 'demoted',
}
registerEnumType(ProChangeEnum, {
  name: 'ProChange',
  description: "Change of a person's PRO status.",
  valuesConfig: {
    promoted: { description: 'The person becomes PRO.' },
    demoted: { description: 'The person is no longer PRO.' },
  },
});

export type CountedStatus = 'passed' | 'failed';

export enum CountedStatusEnum {
  passed = 'passed',
  failed = 'failed',
}
registerEnumType(CountedStatusEnum, {
  name: 'CountedStatus',
  description: 'Outcome of a scored attempt.',
  valuesConfig: {
    passed: { description: 'Scored at the pass mark or above.' },
    failed: { description: 'Scored below the pass mark.' },
  },
});
