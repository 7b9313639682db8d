import { registerEnumType } from 'type-graphql';

export type ResultStatus = 'passed' | 'failed' | 'abandoned' | 'voided';

export enum ResultStatusEnum {
  passed = 'passed',
  failed = 'failed',
  abandoned = 'abandoned',
  voided = 'voided',
}
registerEnumType(ResultStatusEnum, {
  name: 'ResultStatus',
  description:
    'How an attempt ended. Abandoned (no answer for 14 days) and voided (its module was disabled, or the person ' +
    'deleted) are no fails.',
  valuesConfig: {
    passed: { description: 'Marked, at the pass mark or above it.' },
    failed: { description: 'Marked, below the pass mark.' },
    abandoned: { description: 'Not marked: there was no answer for 14 days; no fail.' },
    voided: { description: 'Not marked: its module was disabled, or the person deleted; no fail.' },
  },
});
