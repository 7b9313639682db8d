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
    'What counts as right in attempts that met a question before it was corrected: whatever was answered, what ' +
    'counted before and the corrected answer, the corrected answer alone, or what counted before. An attempt that ' +
    'could not give the corrected answer, since it had other options, keeps what counted before, except with ' +
    'full_credit.',
  valuesConfig: {
    full_credit: { description: 'Whatever was answered.' },
    old_and_new: { description: 'What counted before, and the corrected answer.' },
    new_only: { description: 'The corrected answer alone.' },
    none: { description: 'What counted before.' },
  },
});

export type ProChange = 'promoted' | 'demoted';

export enum ProChangeEnum {
  promoted = 'promoted',
  demoted = 'demoted',
}
registerEnumType(ProChangeEnum, {
  name: 'ProChange',
  description: 'Whether somebody becomes PRO or is PRO no longer.',
  valuesConfig: { promoted: { description: 'Becomes PRO.' }, demoted: { description: 'Is PRO no longer.' } },
});

export type CountedStatus = 'passed' | 'failed';

export enum CountedStatusEnum {
  passed = 'passed',
  failed = 'failed',
}
registerEnumType(CountedStatusEnum, {
  name: 'CountedStatus',
  description: 'How an attempt that was marked ended.',
  valuesConfig: {
    passed: { description: 'At the pass mark or above it.' },
    failed: { description: 'Below the pass mark.' },
  },
});
