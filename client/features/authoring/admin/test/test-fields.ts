import { useIntl } from 'react-intl';
import { categoryNames } from '#client/features/modules/public';
import type { ResetPeriod, TestCategory } from '#client/platform/generated/schema';
import type { FieldNames } from '#client/ui/editor/conflict-dialog';
import type { TestDraft } from './test-draft';

/** How often failed tests open again, as message ids. */
export const periodNames: Record<ResetPeriod, string> = {
  yearly: 'admin.period.yearly',
  quarterly: 'admin.period.quarterly',
  monthly: 'admin.period.monthly',
  weekly: 'admin.period.weekly',
};

/** What the settings of a test are called, and how their values read. */
export function useTestFields(): FieldNames<TestDraft> {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return {
    category: {
      label: text('modules.filter.test'),
      text: (category: TestCategory) => text(categoryNames[category]),
    },
    passMark: { label: text('modules.fact.passMark') },
    points: { label: text('admin.test.points') },
    questionsPerAttempt: { label: text('admin.test.questionsPerAttempt') },
    timeLimit: { label: text('modules.fact.timeLimit') },
    shuffle: { label: text('admin.test.shuffle') },
    maxFails: { label: text('admin.test.maxFails') },
    resetPeriod: {
      label: text('admin.test.resetPeriod'),
      text: (period: TestDraft['resetPeriod']) =>
        text(period === 'none' ? 'admin.period.none' : periodNames[period]),
    },
  };
}
