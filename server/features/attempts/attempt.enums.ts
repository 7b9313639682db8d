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
  description: "Outcome of an attempt. Abandoned and voided attempts don't count as failed.",
  valuesConfig: {
    passed: { description: 'Scored at the pass mark or above.' },
    failed: { description: 'Scored below the pass mark.' },
    abandoned: {
      description: "Not scored, because no answer was saved for 14 days. Doesn't count as failed.",
    },
    voided: {
      description:
        "Not scored, because the module was disabled or the person was deleted. Doesn't count as failed.",
    },
  },
});
