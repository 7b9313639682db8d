import type { ResultStatus } from '#client/platform/generated/schema';
import type { StatusShape } from '#client/ui/status-label';

/** The shape and the message id of each status. */
export const resultLooks: Record<ResultStatus, { shape: StatusShape; nameId: string }> = {
  passed: { shape: 'tick', nameId: 'testStatus.passed' },
  failed: { shape: 'cross', nameId: 'testStatus.failed' },
  abandoned: { shape: 'outline', nameId: 'results.abandoned' },
  voided: { shape: 'outline', nameId: 'results.voided' },
};
